import { useId, useRef } from '@wordpress/element';
import type { KeyboardEvent, RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { useActivePoint } from '../hooks/use-active-point';
import type { ActivePoint } from '../model/navigation';
import { getTooltipBox, getTooltipSize } from '../model/tooltip-box';
import type { MeasureText } from '../model/types';
import { Tooltip } from '../view/tooltip';
import { CategoryTable } from './category-table';
import { describeData, describeMark, getTooltip } from './describe';
import { Drawing } from './drawing';
import type { CategoryModel } from './model/types';
import type { CategoryChartType, CategoryData } from './types';

interface Props {
	type: CategoryChartType;
	title: string;
	data: CategoryData;
	model: CategoryModel;
	formatValue: ( value: number ) => string;
	measure: MeasureText;
	drawing: RefObject< SVGSVGElement >;
}

/** Keys that move along a list as other ones do. */
const LIST_KEYS = new Map( [
	[ 'ArrowDown', 'ArrowRight' ],
	[ 'ArrowUp', 'ArrowLeft' ],
] );

/** The drawing of a chart by category, with pointer and keyboard navigation, announcements and data table. */
export function CategoryPlot( {
	type,
	title,
	data,
	model,
	formatValue,
	measure,
	drawing,
}: Props ) {
	const id = useId();
	const surface = useRef< HTMLDivElement >( null );
	const { rows, columns } = data;
	// All arrow keys move along a list; left and right also move between columns.
	const isList = type === 'map' || columns.length === 1;
	const toPoint = ( row: number, column: number ): ActivePoint =>
		isList
			? { index: row, seriesIndex: 0 }
			: { index: column, seriesIndex: row };
	const { activePoint, isByKeyboard, handlers } = useActivePoint(
		{
			dateCount: isList ? rows.length : columns.length,
			seriesCount: isList ? 1 : rows.length,
			isRtl: model.isRtl && ! isList,
		},
		model.width,
		( _position, _last, target ) => {
			const element =
				target instanceof Element && target.closest( '[data-mark]' );
			const mark =
				element &&
				model.marks[ Number( element.getAttribute( 'data-mark' ) ) ];
			return mark ? toPoint( mark.row, mark.column ) : null;
		},
		surface
	);
	const row = activePoint?.[ isList ? 'index' : 'seriesIndex' ];
	const column = isList ? 0 : activePoint?.index;
	const isActive = row !== undefined && column !== undefined;
	const active = isActive
		? model.marks.find(
				( mark ) => mark.row === row && mark.column === column
		  )
		: undefined;
	const content = isActive
		? getTooltip( type, data, row, column, formatValue )
		: undefined;
	const surfaceHandlers = {
		...handlers,
		onKeyDown: ( event: KeyboardEvent< HTMLElement > ) =>
			handlers.onKeyDown(
				event,
				( isList && LIST_KEYS.get( event.key ) ) || event.key
			),
	};
	return (
		<div className="d3-chart__container">
			<div
				ref={ surface }
				className="d3-chart__surface"
				role="application"
				aria-roledescription={ __( 'chart', 'storedeck' ) }
				aria-label={ title }
				aria-describedby={ `${ id }-summary ${ id }-help` }
				// A single tab stop; arrow keys move between values.
				tabIndex={ 0 }
				{ ...surfaceHandlers }
			>
				<Drawing
					model={ model }
					active={ active }
					drawing={ drawing }
				/>
				{ content && (
					<Tooltip
						content={ content }
						box={ getTooltipBox( {
							anchor: active?.anchor ?? { x: 0, y: 0 },
							size: getTooltipSize( content, model, measure ),
							bounds: model,
							plotBottom: model.height,
							position: 'over',
							isRtl: model.isRtl,
						} ) }
					/>
				) }
			</div>
			<p id={ `${ id }-summary` } className="d3-chart__spoken">
				{ describeData( data, formatValue ) }
			</p>
			<p id={ `${ id }-help` } className="d3-chart__spoken">
				{ __(
					'Use the arrow keys to move between values, and Escape to hide the value.',
					'storedeck'
				) }
			</p>
			<div className="d3-chart__spoken" role="status">
				{ isByKeyboard &&
					isActive &&
					describeMark( data, row, column, formatValue ) }
			</div>
			<CategoryTable
				title={ title }
				data={ data }
				formatValue={ formatValue }
			/>
		</div>
	);
}
