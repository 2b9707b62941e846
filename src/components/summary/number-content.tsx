import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { describeDelta, formatDelta, getTrend, isDelta } from './delta';
import type { SummaryNumberProps } from './types';

/** The arrow says what the colour says. */
function getArrow( delta: unknown ) {
	if ( ! isDelta( delta ) || delta === 0 ) {
		return undefined;
	}
	return delta > 0 ? '▲' : '▼';
}

type Props = Pick<
	SummaryNumberProps,
	| 'delta'
	| 'label'
	| 'labelTooltipText'
	| 'prevLabel'
	| 'prevValue'
	| 'reverseTrend'
	| 'value'
>;

/**
 * What a card shows: label, value and the change against the previous value.
 * Hints are titles, because the card itself is what the keyboard stops at.
 */
export function NumberContent( {
	delta,
	label,
	labelTooltipText,
	prevLabel = __( 'Previous period:', 'storedeck' ),
	prevValue,
	reverseTrend = false,
	value,
}: Props ) {
	const arrow = getArrow( delta );
	const trend = getTrend( delta, reverseTrend );
	const previous = prevValue ?? __( 'N/A', 'storedeck' );
	return (
		<>
			<span className="woocommerce-summary__item-label">
				{ label }
				{ labelTooltipText && (
					<span
						className="woocommerce-summary__info-tooltip"
						title={ labelTooltipText }
					>
						<span
							className="dashicons dashicons-info-outline"
							aria-hidden="true"
						/>
						<span className="screen-reader-text">
							{ labelTooltipText }
						</span>
					</span>
				) }
			</span>
			<span className="woocommerce-summary__item-data">
				<span className="woocommerce-summary__item-value">
					{ value ?? __( 'N/A', 'storedeck' ) }
				</span>
				<span
					className={ classNames(
						'woocommerce-summary__item-delta',
						trend !== 'none' && `is-${ trend }-trend`
					) }
					title={ `${ prevLabel } ${ previous }` }
				>
					<span
						className="woocommerce-summary__item-delta-value"
						// A sign stays before its number in every language.
						dir="ltr"
						aria-hidden="true"
					>
						{ arrow && (
							<span className="woocommerce-summary__item-delta-icon">
								{ arrow }
							</span>
						) }
						{ formatDelta( delta ) }
					</span>
					<span className="screen-reader-text">
						{ `${ describeDelta(
							delta,
							prevLabel
						) } (${ previous })` }
					</span>
				</span>
			</span>
		</>
	);
}
