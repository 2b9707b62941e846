import { classNames } from '../../class-names';
import type { TooltipText } from '../model/tooltip-box';
import type { Box } from '../model/types';
import type { ShownSeries } from '../types';
import { getSeriesClass, getSeriesStyle } from './series-style';

export interface TooltipRow {
	label: string;
	value: string;
	series: ShownSeries;
	isComparison: boolean;
	isCurrent: boolean;
}

export interface TooltipContent extends TooltipText {
	rows: TooltipRow[];
}

/**
 * The values of a date. Hidden from assistive technology, because they are
 * announced.
 */
export function Tooltip( {
	box,
	content,
}: {
	box: Box;
	content: TooltipContent;
} ) {
	return (
		<div
			className="d3-chart__tooltip"
			aria-hidden="true"
			style={ { left: box.left, top: box.top, width: box.width } }
		>
			<h4>{ content.title }</h4>
			<ul>
				{ content.rows.map(
					( { label, value, series, isComparison, isCurrent } ) => (
						<li
							key={ series.key }
							className={ classNames(
								'key-row',
								isCurrent && 'is-current'
							) }
						>
							<span className="key-container">
								<span
									className={ classNames(
										'key-color',
										getSeriesClass( series, isComparison )
									) }
									style={ getSeriesStyle( series.color ) }
								/>
								<span className="key-key">{ label }</span>
							</span>
							<bdi className="key-value">{ value }</bdi>
						</li>
					)
				) }
			</ul>
			{ content.notes?.map( ( note, place ) => (
				<p key={ place } className="d3-chart__tooltip-note">
					{ note }
				</p>
			) ) }
		</div>
	);
}
