import type { ReactNode } from 'react';

export type TimelineUnit = 'day' | 'week' | 'month';

export interface TimelineItem {
	/** When it happened. */
	date: Date;
	/** A small picture; it only decorates. */
	icon: ReactNode;
	headline: ReactNode;
	/** What there is to say, a paragraph each. */
	body?: readonly ReactNode[];
	/**
	 * Leaves out the time of day.
	 *
	 * @default false
	 */
	hideTimestamp?: boolean;
}

export interface TimelineProps {
	/**
	 * @default []
	 */
	items?: readonly TimelineItem[];
	/**
	 * What stands under one heading: the shop's days, weeks or months.
	 *
	 * @default 'day'
	 */
	groupBy?: TimelineUnit;
	/**
	 * @default 'desc'
	 */
	orderBy?: 'asc' | 'desc';
	/**
	 * PHP format of the headings.
	 *
	 * @default 'F j, Y'
	 */
	dateFormat?: string;
	/**
	 * PHP format of the times.
	 *
	 * @default 'g:ia'
	 */
	clockFormat?: string;
	/**
	 * @default ''
	 */
	className?: string;
}
