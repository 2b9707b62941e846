import { __, _n, sprintf } from '@wordpress/i18n';

import { classNames } from '../../class-names';
import type { NumberFormatter } from '../formats/number-format';
import { MAX_SERIES } from '../model/visible-slots';
import type { ShownSeries } from '../types';
import { LineSample } from './line-sample';
import { getSeriesStyle } from './series-style';

/** A total of typical length. */
const TYPICAL_TOTAL = 100_000;

export interface LegendProps {
	series: ShownSeries[];
	/** Totals by key, if they are not the sum of the values. */
	totals?: Record< string, number >;
	formatTotal: NumberFormatter;
	direction: 'row' | 'column';
	isInteractive: boolean;
	/** Whether all series but the first are dashed. */
	isComparison: boolean;
	/** Whether the series are lines, which differ in their dashes. */
	isLine: boolean;
	/** Whether the number of series is unknown while loading. */
	isOpenEnded?: boolean;
	itemsLabel?: string;
	/** Reserves the space while values load. */
	isPlaceholder?: boolean;
	onToggle: ( key: string ) => void;
	/** Receives null when no series is hovered or focused. */
	onHighlight: ( key: string | null ) => void;
}

interface LegendItemProps {
	item: ShownSeries;
	total: string;
	isDashed: boolean;
	hasLine: boolean;
	isDisabled: boolean;
	title?: string;
	onToggle: () => void;
	onHighlight: ( isHighlighted: boolean ) => void;
}

function LegendItem( {
	item,
	total,
	isDashed,
	hasLine,
	isDisabled,
	title,
	onToggle,
	onHighlight,
}: LegendItemProps ) {
	const className = classNames(
		'woocommerce-legend__item',
		item.isVisible && 'woocommerce-legend__item-checked',
		item.slot !== undefined && `is-slot-${ item.slot }`,
		isDashed && 'is-comparison'
	);
	return (
		<li
			className={ className }
			style={ getSeriesStyle( item.color ) }
			onMouseEnter={ () => onHighlight( true ) }
			onMouseLeave={ () => onHighlight( false ) }
			onFocus={ () => onHighlight( true ) }
			onBlur={ () => onHighlight( false ) }
		>
			<button
				type="button"
				role="checkbox"
				aria-checked={ item.isVisible }
				disabled={ isDisabled }
				title={ title }
				onClick={ onToggle }
			>
				<span className="woocommerce-legend__item-container">
					<span
						className="woocommerce-legend__item-checkmark"
						aria-hidden="true"
					/>
					{ hasLine && <LineSample slot={ item.slot } /> }
					<span className="woocommerce-legend__item-title">
						{ item.label }
					</span>{ ' ' }
					<bdi className="woocommerce-legend__item-total">
						{ total }
					</bdi>
				</span>
			</button>
		</li>
	);
}

/** Names, colors and totals of the series, with toggles. */
export function Legend( {
	series,
	totals,
	formatTotal,
	direction,
	isInteractive,
	isComparison,
	isLine,
	isOpenEnded = false,
	itemsLabel,
	isPlaceholder = false,
	onToggle,
	onHighlight,
}: LegendProps ) {
	const visibleCount = series.filter( ( item ) => item.isVisible ).length;
	const isFull = visibleCount >= MAX_SERIES;
	const limitText = sprintf(
		/* translators: %d: number of items that can be selected. */
		_n(
			'You may select up to %d item.',
			'You may select up to %d items.',
			MAX_SERIES,
			'storedeck'
		),
		MAX_SERIES
	);
	return (
		<div
			className={ classNames(
				'woocommerce-legend',
				`woocommerce-legend__direction-${ direction }`,
				! isComparison && 'is-items',
				isOpenEnded && 'is-open-ended',
				isPlaceholder && 'is-placeholder'
			) }
			aria-hidden={ isPlaceholder || undefined }
		>
			{ itemsLabel &&
				direction === 'column' &&
				series.length > MAX_SERIES && (
					<span className="woocommerce-legend__total">
						{ sprintf( itemsLabel, series.length ) }
					</span>
				) }
			<ul
				className="woocommerce-legend__list"
				aria-label={ __( 'Legend', 'storedeck' ) }
			>
				{ series.map( ( item, index ) => (
					<LegendItem
						key={ item.key }
						item={ item }
						total={ formatTotal(
							isPlaceholder
								? TYPICAL_TOTAL
								: totals?.[ item.key ] ?? item.total
						) }
						isDashed={ isComparison && index > 0 }
						hasLine={ isLine && ! isComparison && item.isVisible }
						isDisabled={
							! isInteractive ||
							( item.isVisible
								? visibleCount <= 1
								: visibleCount >= MAX_SERIES )
						}
						title={ isFull ? limitText : undefined }
						onToggle={ () => onToggle( item.key ) }
						onHighlight={ ( isHighlighted ) =>
							onHighlight( isHighlighted ? item.key : null )
						}
					/>
				) ) }
			</ul>
		</div>
	);
}
