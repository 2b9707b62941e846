import { geoEqualEarth, geoPath } from 'd3-geo';
import type { Feature, FeatureCollection } from 'geojson';
import type { Pixels } from '../../model/types';
import type { CategoryData } from '../types';
import { getFill, getLargest, layoutLevels, LEGEND_HEIGHT } from './levels';
import { round } from './shapes';
import type { CategoryMark, CategoryModel, CategoryOptions } from './types';

/** Larger maps have the same details. */
const MAX_WIDTH: Pixels = 960;
const GAP: Pixels = 8;

/** The outline of a country; its id is the code with two letters. */
export type Outline = Feature;

/**
 * Lays out a map of the world whose countries are darker the larger their value,
 * in a projection in which areas are equal.
 */
export function layoutMap(
	data: CategoryData,
	options: CategoryOptions,
	outlines: readonly Outline[]
): CategoryModel {
	const { rows, values } = data;
	const { width, isRtl = false } = options;
	const mapWidth = Math.min( width - 2 * GAP, MAX_WIDTH );
	const collection: FeatureCollection = {
		type: 'FeatureCollection',
		features: [ ...outlines ],
	};
	const projection = geoEqualEarth().fitWidth( mapWidth, collection );
	const [ [ , top ], [ , bottom ] ] =
		geoPath( projection ).bounds( collection );
	const [ x, y ] = projection.translate();
	const left = ( width - mapWidth ) / 2;
	projection.translate( [ x + left, y - top ] );
	const path = geoPath( projection ).digits( 1 );
	const height = bottom - top;

	const rowsByCode = new Map( rows.map( ( { key }, row ) => [ key, row ] ) );
	// A map has no room for what its values are compared with.
	const largest = getLargest( {
		...data,
		values: values.map( ( row ) => row.slice( 0, 1 ) ),
	} );
	const marks: CategoryMark[] = [];
	const background: string[] = [];
	for ( const outline of outlines ) {
		const row = rowsByCode.get( String( outline.id ) );
		const value = row === undefined ? null : values[ row ]?.[ 0 ] ?? null;
		const shape = path( outline ) ?? '';
		if ( row === undefined || value === null ) {
			background.push( shape );
			continue;
		}
		const [ centerX, centerY ] = path.centroid( outline );
		marks.push( {
			row,
			column: 0,
			path: shape,
			fill: getFill( value, largest ),
			anchor: { x: round( centerX ), y: round( centerY ) },
		} );
	}
	const placed = new Set( marks.map( ( { row } ) => row ) );
	return {
		width,
		height: height + LEGEND_HEIGHT,
		isRtl,
		plot: { left, top: 0, width: mapWidth, height },
		marks: marks.sort( ( a, b ) => a.row - b.row ),
		background,
		gridLines: [],
		...layoutLevels( largest, height + GAP, 2 * GAP, options ),
		unplaced: rows.flatMap( ( _, row ) =>
			placed.has( row ) || ( values[ row ]?.[ 0 ] ?? null ) === null
				? []
				: [ row ]
		),
	};
}
