import type { CSSProperties } from 'react';

import { classNames } from '../../class-names';
import type { ShownSeries } from '../types';

/** Sets the color of a series as CSS variable. */
export function getSeriesStyle( color: string | undefined ): CSSProperties {
	return { '--woocommerce-chart-series': color } as CSSProperties;
}

/**
 * Returns the class of a series. The slot defines the style in forced-colors
 * mode.
 */
export function getSeriesClass(
	{ slot }: Pick< ShownSeries, 'slot' >,
	isComparison: boolean
): string {
	return classNames(
		'woocommerce-chart__series',
		slot !== undefined && `is-slot-${ slot }`,
		isComparison && 'is-comparison'
	);
}
