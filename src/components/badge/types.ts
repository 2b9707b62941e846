import type { ComponentPropsWithoutRef } from 'react';

/** Every other prop is a span's own. */
export interface BadgeProps
	extends Omit< ComponentPropsWithoutRef< 'span' >, 'children' > {
	/** The number shown. */
	count: number;
}

export interface CountProps {
	/** The number shown. */
	count: number;
	/**
	 * What the number means, for people who hear it; "Total {count}" without it.
	 *
	 * @default ''
	 */
	label?: string;
}
