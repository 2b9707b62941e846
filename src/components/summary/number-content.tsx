import type { CSSProperties, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { ChangePill } from './change-pill';
import type { SummaryNumberProps } from './types';

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
	| 'sparkline'
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
	delta,
	info,
	isNeutral = false,
	isPrevLoading = false,
	label,
	prevLabel = __( 'Previous period:', 'storedeck' ),
	prevValue,
	reverseTrend = false,
	sparkline,
	value,
}: Props ) {
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
						<ChangePill
							change={ change }
							delta={ delta }
							isNeutral={ isNeutral }
							isPrevLoading={ isPrevLoading }
							prevLabel={ prevLabel }
							reverseTrend={ reverseTrend }
						/>
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
				{ sparkline }
			</span>
		</>
	);
}
