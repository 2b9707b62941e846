import type { ReactNode } from 'react';

export type TimelineUnit = 'day' | 'week' | 'month';

export interface TimelineItem {
	date: Date;
	/** Decorative icon. */
	icon: ReactNode;
	headline: ReactNode;
	/** Paragraphs of the body. */
	body?: readonly ReactNode[];
	/**
	 * Whether to hide the time.
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
	 * Unit of a group, in site time.
	 *
	 * @default 'day'
	 */
	groupBy?: TimelineUnit;
	/**
	 * @default 'desc'
	 */
	orderBy?: 'asc' | 'desc';
	/**
	 * PHP format of group titles.
	 *
	 * @default 'F j, Y'
	 */
	dateFormat?: string;
	/**
	 * PHP format of times.
	 *
	 * @default 'g:ia'
	 */
	clockFormat?: string;
	/**
	 * @default ''
	 */
	className?: string;
}
