import { memo } from '@wordpress/element';
import type { Ref, SVGProps } from 'react';
import { classNames } from '../../class-names';
import { COMPARISON_COLOR, getSlotColor } from '../model/colors';
import { AXIS_FONT_SIZE } from '../model/sizes';
import { getSeriesClass, getSeriesStyle } from '../view/series-style';
import { getRectPath } from './model/shapes';
import type { CategoryMark, CategoryModel, Fill } from './model/types';

function getFillProps( fill: Fill ): SVGProps< SVGPathElement > {
	if ( 'level' in fill ) {
		return {
			className: classNames(
				'category-chart__level',
				fill.level === 0 && 'is-zero',
				fill.isNegative && 'is-negative'
			),
			fillOpacity: fill.level,
		};
	}
	return 'slot' in fill
		? {
				className: `bar ${ getSeriesClass( fill, false ) }`,
				style: getSeriesStyle(
					getSlotColor( fill.slot, fill.slotCount )
				),
		  }
		: {
				className: `bar ${ getSeriesClass( {}, true ) }`,
				style: getSeriesStyle( COMPARISON_COLOR ),
		  };
}

interface Props {
	model: CategoryModel;
	active: CategoryMark | undefined;
	drawing: Ref< SVGSVGElement >;
}

const Marks = memo( function DrawMarks( {
	model: { marks, background, swatches },
}: Pick< Props, 'model' > ) {
	return (
		<>
			{ background.map( ( path, index ) => (
				<path
					key={ index }
					className="category-chart__land"
					d={ path }
				/>
			) ) }
			{ marks.map( ( { path, hit, fill }, index ) => (
				<g key={ index } data-mark={ index }>
					{ hit && (
						<path className="category-chart__hit" d={ hit } />
					) }
					<path { ...getFillProps( fill ) } d={ path } />
				</g>
			) ) }
			{ swatches.map( ( { fill, ...box }, index ) => (
				<path
					key={ index }
					{ ...getFillProps( fill ) }
					d={ getRectPath( box ) }
				/>
			) ) }
		</>
	);
} );

/** Draws the layout of a chart by category. */
export function Drawing( { model, active, drawing }: Props ) {
	const { width, height, plot } = model;
	return (
		<svg
			ref={ drawing }
			className="d3-chart category-chart"
			viewBox={ `0 0 ${ width } ${ height }` }
			width={ width }
			height={ height }
			// Positions are mirrored by the layout.
			direction="ltr"
			aria-hidden
			focusable={ false }
		>
			<g className="grid">
				{ model.gridLines.map( ( x ) => (
					<line
						key={ x }
						x1={ x }
						x2={ x }
						y1={ plot.top }
						y2={ plot.top + plot.height }
					/>
				) ) }
			</g>
			<Marks model={ model } />
			{ model.texts.map( ( { text, anchor, isSubtle, x, y }, index ) => (
				<text
					key={ index }
					className={ isSubtle ? undefined : 'category-chart__name' }
					x={ x }
					y={ y }
					fontSize={ AXIS_FONT_SIZE }
					textAnchor={ anchor }
				>
					{ text }
				</text>
			) ) }
			{ active && (
				<path
					className="category-chart__focus"
					d={ active.path }
					data-focus
				/>
			) }
		</svg>
	);
}
