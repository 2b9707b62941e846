import type { ReactNode } from 'react';

import { H } from '../../section';
import type { ChartInterval, ChartType } from '../types';
import { IntervalSelect } from './interval-select';
import { TypeToggle } from './type-toggle';

interface ChartHeaderProps {
	title?: string;
	/** The legend, when it stands here. */
	legend: ReactNode;
	type: ChartType;
	interval: ChartInterval;
	allowedIntervals?: ChartInterval[];
	/** Writes a choice to the address. */
	onChange: ( query: Record< string, string > ) => void;
}

/** Title, legend and the controls of a chart. */
export function ChartHeader( {
	title,
	legend,
	type,
	interval,
	allowedIntervals,
	onChange,
}: ChartHeaderProps ) {
	return (
		<div className="woocommerce-chart__header">
			<H className="woocommerce-chart__title">{ title }</H>
			{ legend }
			{ allowedIntervals && allowedIntervals.length > 0 && (
				<IntervalSelect
					interval={ interval }
					allowedIntervals={ allowedIntervals }
					onChange={ ( value ) => onChange( { interval: value } ) }
				/>
			) }
			<TypeToggle
				type={ type }
				onChange={ ( chartType ) => onChange( { chartType } ) }
			/>
		</div>
	);
}
