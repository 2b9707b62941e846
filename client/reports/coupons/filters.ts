import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { getCouponLabels } from '../common/labels';
import {
	advancedIf,
	comparisonOf,
	showPicker,
	singleItem,
} from '../common/filter-picker';

/** The dropdown of the Coupons report. */
export const getCouponFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	showPicker( [
		{ label: __( 'All coupons', 'storedeck' ), value: 'all' },
		singleItem(
			'coupon',
			__( 'Single coupon', 'storedeck' ),
			{
				type: 'coupons',
				param: 'coupons',
				getLabels: getCouponLabels,
				labels: {
					placeholder: __(
						'Type to search for a coupon',
						'storedeck'
					),
					button: __( 'Single Coupon', 'storedeck' ),
				},
			},
			{ chartMode: 'item-comparison' }
		),
		comparisonOf( 'coupons', {
			type: 'coupons',
			param: 'coupons',
			getLabels: getCouponLabels,
			labels: {
				title: __( 'Compare Coupon Codes', 'storedeck' ),
				placeholder: __( 'Search for coupons to compare', 'storedeck' ),
				update: __( 'Compare', 'storedeck' ),
				helpText: __(
					'Check at least two coupon codes below to compare',
					'storedeck'
				),
			},
		} ),
		...advancedIf( hasAdvanced ),
	] ),
];
