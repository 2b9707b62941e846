import type { CSSProperties, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { describeDelta, formatDelta, getTrend, isDelta } from './delta';
import type { SummaryNumberProps } from './types';

/** The arrow repeats the meaning of the color. */
function getArrow( delta: unknown ) {
	if ( ! isDelta( delta ) || delta === 0 ) {
		return undefined;
	}
	return delta > 0 ? '▲' : '▼';
}

type Props = Pick<
	SummaryNumberProps,
	| 'change'
	| 'delta'
	| 'isNeutral'
	| 'isPrevLoading'
	| 'label'
	| 'prevLabel'
	| 'prevValue'
	| 'reverseTrend'
	| 'value'
> & {
	/** Info icon, shown after the label. */
	info?: ReactNode;
};

/**
 * The content of a card: label, value, change and previous value. Values are
 * isolated from the surrounding writing direction.
 */
export function NumberContent( {
	change,
	delta: loadedDelta,
	info,
	isNeutral = false,
	isPrevLoading = false,
	label,
	prevLabel = __( 'Previous period:', 'storedeck' ),
	prevValue,
	reverseTrend = false,
	value,
}: Props ) {
	const delta = isPrevLoading ? undefined : loadedDelta;
	const arrow = getArrow( delta );
	const trend = isNeutral ? 'none' : getTrend( delta, reverseTrend );
	const isNew = Boolean( change ) && ! isPrevLoading && ! isDelta( delta );
	const displayValue = value ?? __( 'N/A', 'storedeck' );
	const length: CSSProperties & Record< '--length', number > = {
		'--length': String( displayValue ).length,
	};
	return (
		<>
			<span className="woocommerce-summary__item-label">
				{ label }
				{ info }
			</span>
			<span className="woocommerce-summary__item-data">
				<span
					className="woocommerce-summary__item-value"
					style={ length }
				>
					<bdi>{ displayValue }</bdi>
				</span>
				{ prevLabel && (
					<>
						<span
							className={ classNames(
								'woocommerce-summary__item-delta',
								trend !== 'none' && `is-${ trend }-trend`
							) }
						>
							<span
								className="woocommerce-summary__item-delta-value"
								// The sign is before the number in every
								// language.
								dir="ltr"
								aria-hidden="true"
							>
								{ arrow && (
									<span className="woocommerce-summary__item-delta-icon">
										{ arrow }
									</span>
								) }
								{ isPrevLoading && '\u00a0' }
								{ ! isPrevLoading &&
									( isNew ? change : formatDelta( delta ) ) }
							</span>
							<span className="screen-reader-text">
								{ isPrevLoading &&
									__( 'Loading…', 'storedeck' ) }
								{ ! isPrevLoading &&
									( isNew
										? change
										: describeDelta( delta, prevLabel ) ) }
							</span>
						</span>
						<span className="woocommerce-summary__item-prev">
							<bdi>{ prevLabel }</bdi>{ ' ' }
							<bdi>
								{ isPrevLoading
									? '…'
									: prevValue ?? __( 'N/A', 'storedeck' ) }
							</bdi>
						</span>
					</>
				) }
			</span>
		</>
	);
}
