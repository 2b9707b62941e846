import type { ComponentPropsWithoutRef } from 'react';

/** Other props are passed to the span. */
export interface BadgeProps
	extends Omit< ComponentPropsWithoutRef< 'span' >, 'children' > {
	count: number;
}

export interface CountProps {
	count: number;
	/**
	 * Accessible name; defaults to “Total {count}”.
	 *
	 * @default ''
	 */
	label?: string;
}
