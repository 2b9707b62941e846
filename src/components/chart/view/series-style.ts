import type { CSSProperties } from 'react';

import { classNames } from '../../class-names';
import type { ShownSeries } from '../types';

/** Color of a series, for the style sheet. */
export function getSeriesStyle( color: string | undefined ): CSSProperties {
	return { '--woocommerce-chart-series': color } as CSSProperties;
}

/** Class of a series: its slot decides how it looks in forced colors. */
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
