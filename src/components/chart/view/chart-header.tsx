import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';

import { __ } from '@wordpress/i18n';

import { H } from '../../section';
import type { ExportSource } from '../tools';
import type { ChartInterval, ChartType } from '../types';
import { ChartMenu } from './chart-menu';
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
	/** Goes back to the whole range. */
	onZoomOut?: () => void;
	/** The chart as it is now; until it is there, the place of its menu is kept. */
	getSource?: () => ExportSource;
}

/** Title, legend and the controls of a chart. */
export function ChartHeader( {
	title,
	legend,
	type,
	interval,
	allowedIntervals,
	onChange,
	onZoomOut,
	getSource,
}: ChartHeaderProps ) {
	return (
		<div className="woocommerce-chart__header">
			<H className="woocommerce-chart__title">{ title }</H>
			{ legend }
			{ onZoomOut && (
				<Button variant="secondary" onClick={ onZoomOut }>
					{ __( 'Back to whole range', 'storedeck' ) }
				</Button>
			) }
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
			{ getSource ? (
				<ChartMenu getSource={ getSource } />
			) : (
				<span className="woocommerce-chart__menu-place" />
			) }
		</div>
	);
}
