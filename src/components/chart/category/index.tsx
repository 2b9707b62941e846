import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { ChartPlaceholder } from '../../chart-placeholder';
import { isPageRtl } from '../../is-page-rtl';
import { H } from '../../section';
import { useElementWidth } from '../hooks/use-element-width';
import { ChartMenu } from '../view/chart-menu';
import { CategoryPlot } from './category-plot';
import { layoutBars } from './model/layout-bars';
import { layoutHeatMap } from './model/layout-heat-map';
import type { layoutMap, Outline } from './model/layout-map';
import type { CategoryOptions } from './model/types';
import type { CategoryChartType, CategoryData } from './types';
import '../style.scss';
import './style.scss';

export type { Category, CategoryChartType, CategoryData } from './types';

const PLACEHOLDER_HEIGHT = 300;

interface MapTools {
	layoutMap: typeof layoutMap;
	outlines: readonly Outline[];
}

/** Loads what only a map needs. A failure is thrown while rendering. */
function useMapTools( isMap: boolean ) {
	const [ tools, setTools ] = useState< MapTools >();
	const [ error, setError ] = useState< unknown >();
	useEffect( () => {
		if ( ! isMap ) {
			return;
		}
		let isCurrent = true;
		import( /* webpackChunkName: "map" */ './map' )
			.then( async ( map ) => {
				const outlines = await map.loadOutlines();
				if ( isCurrent ) {
					setTools( { layoutMap: map.layoutMap, outlines } );
				}
			} )
			.catch( ( reason: unknown ) => isCurrent && setError( reason ) );
		return () => {
			isCurrent = false;
		};
	}, [ isMap ] );
	if ( error ) {
		throw error;
	}
	return tools;
}

const loadTools = () =>
	import( /* webpackChunkName: "chart-tools" */ './tools' );

export interface CategoryChartProps
	extends Pick< CategoryOptions, 'formatAxis' | 'formatValue' > {
	title: string;
	type: CategoryChartType;
	data: CategoryData;
	/** Shown at the start of the card. */
	lead?: ReactNode;
}

/** Values by category as bars, stacked bars, a heat map or a map of the world. */
export function CategoryChart( {
	title,
	type,
	data,
	lead,
	formatAxis,
	formatValue,
}: CategoryChartProps ) {
	const body = useElementWidth();
	const drawing = useRef< SVGSVGElement >( null );
	const mapTools = useMapTools( type === 'map' );
	const { width, measure } = body;
	const isRtl = isPageRtl();
	const model = useMemo( () => {
		const options = { width, isRtl, measure, formatAxis, formatValue };
		if ( width <= 0 ) {
			return undefined;
		}
		switch ( type ) {
			case 'map':
				return mapTools?.layoutMap( data, options, mapTools.outlines );
			case 'heat-map':
				return layoutHeatMap( data, options );
			default:
				return layoutBars( data, options, type === 'stacked' );
		}
	}, [
		type,
		data,
		width,
		isRtl,
		measure,
		formatAxis,
		formatValue,
		mapTools,
	] );
	const withDrawing = async < Result, >(
		action: ( svg: SVGSVGElement ) => Promise< Result >
	) => {
		if ( ! drawing.current ) {
			throw new Error( 'The chart is not drawn.' );
		}
		return action( drawing.current );
	};

	return (
		<div className="woocommerce-chart">
			{ lead }
			<div className="woocommerce-chart__header">
				<H className="woocommerce-chart__title">{ title }</H>
				<ChartMenu
					saveImage={ ( imageType ) =>
						withDrawing( async ( svg ) =>
							( await loadTools() ).saveImage(
								svg,
								title,
								imageType
							)
						)
					}
					copyData={ async () =>
						( await loadTools() ).copyData( data )
					}
				/>
			</div>
			<section
				ref={ body.ref }
				className="woocommerce-chart__body woocommerce-chart__body-column"
			>
				{ model ? (
					<CategoryPlot
						type={ type }
						title={ title }
						data={ data }
						model={ model }
						formatValue={ formatValue }
						measure={ measure }
						drawing={ drawing }
					/>
				) : (
					<ChartPlaceholder height={ PLACEHOLDER_HEIGHT } />
				) }
				{ model && model.unplaced.length > 0 && (
					<p className="category-chart__unplaced">
						{ sprintf(
							/* translators: %s: names of countries with their values. */
							__( 'Not on the map: %s', 'storedeck' ),
							model.unplaced
								.map(
									( row ) =>
										`${ data.rows[ row ]
											?.label } ${ formatValue(
											data.values[ row ]?.[ 0 ] ?? 0
										) }`
								)
								.join( ', ' )
						) }
					</p>
				) }
			</section>
		</div>
	);
}
