import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';

import { __ } from '@wordpress/i18n';

import { H } from '../../section';
import type { ExportSource, ImageType } from '../tools';
import type { ChartInterval, ChartType } from '../types';
import { ChartMenu } from './chart-menu';
import { IntervalSelect } from './interval-select';
import { TypeToggle } from './type-toggle';

/** Loaded lazily, because they are rarely used. */
const loadTools = () =>
	import( /* webpackChunkName: "chart-tools" */ '../tools' );

interface ChartHeaderProps {
	title?: string;
	/** The legend, if it is at the top. */
	legend: ReactNode;
	type: ChartType;
	allowedTypes: readonly ChartType[];
	interval: ChartInterval;
	allowedIntervals?: ChartInterval[];
	/** Writes a selection to the URL. */
	onChange: ( query: Record< string, string > ) => void;
	/** Resets the zoom. */
	onZoomOut?: () => void;
	/**
	 * Returns the data to export. Until it is set, the space of the menu is
	 * reserved.
	 */
	getSource?: () => ExportSource;
}

/** Title, legend and controls of a chart. */
export function ChartHeader( {
	title,
	legend,
	type,
	allowedTypes,
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
					{ __( 'Reset zoom', 'storedeck' ) }
				</Button>
			) }
			{ allowedIntervals && allowedIntervals.length > 0 && (
				<IntervalSelect
					interval={ interval }
					allowedIntervals={ allowedIntervals }
					onChange={ ( value ) => onChange( { interval: value } ) }
				/>
			) }
			{ allowedTypes.length > 1 && (
				<TypeToggle
					type={ type }
					types={ allowedTypes }
					onChange={ ( chartType ) => onChange( { chartType } ) }
				/>
			) }
			{ getSource ? (
				<ChartMenu
					saveImage={ async ( imageType: ImageType ) =>
						( await loadTools() ).saveImage(
							getSource(),
							imageType
						)
					}
					copyData={ async () =>
						( await loadTools() ).copyData( getSource() )
					}
				/>
			) : (
				<span className="woocommerce-chart__menu-placeholder" />
			) }
		</div>
	);
}
