import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { getCouponLabels } from '../common/labels';
import {
	getAdvancedOption,
	createComparisonOption,
	createShowFilter,
	createSingleItemOption,
} from '../common/filter-picker';

export const getCouponFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	createShowFilter( [
		{ label: __( 'All coupons', 'storedeck' ), value: 'all' },
		createSingleItemOption(
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
					button: __( 'Single coupon', 'storedeck' ),
				},
			},
			{ chartMode: 'item-comparison' }
		),
		createComparisonOption( 'coupons', {
			type: 'coupons',
			param: 'coupons',
			getLabels: getCouponLabels,
			labels: {
				title: __( 'Compare coupon codes', 'storedeck' ),
				placeholder: __( 'Search for coupons to compare', 'storedeck' ),
				update: __( 'Compare', 'storedeck' ),
				helpText: __(
					'Check at least two coupon codes below to compare',
					'storedeck'
				),
			},
		} ),
		...getAdvancedOption( hasAdvanced ),
	] ),
];
