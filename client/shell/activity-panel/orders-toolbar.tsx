import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getSetting } from '@storedeck/settings';
import { SearchField } from '../../common/search-field';

export const NEWEST_FIRST = 'date desc';
export const OLDEST_FIRST = 'date asc';

/** Values are `orderby` and `order` of the list. */
const getSortOptions = () => [
	{ value: NEWEST_FIRST, label: __( 'Newest first', 'storedeck' ) },
	{ value: OLDEST_FIRST, label: __( 'Oldest first', 'storedeck' ) },
	// WooCommerce's list of orders does not sort by total.
	...( getSetting( 'hasWooCommerce', false )
		? []
		: [
				{
					value: 'total desc',
					label: __( 'Highest total first', 'storedeck' ),
				},
				{
					value: 'total asc',
					label: __( 'Lowest total first', 'storedeck' ),
				},
		  ] ),
];

interface Props {
	search: string;
	onSearch: ( search: string ) => void;
	sort: string;
	onSort: ( sort: string ) => void;
}

/** Search and order of the orders in the panel. */
export const OrdersToolbar = ( { search, onSearch, sort, onSort }: Props ) => (
	<div className="storedeck-panel__toolbar">
		<SearchField
			label={ __( 'Search by number or customer', 'storedeck' ) }
			value={ search }
			onChange={ onSearch }
		/>
		<SelectControl
			__nextHasNoMarginBottom
			label={ __( 'Sort orders', 'storedeck' ) }
			hideLabelFromVision
			value={ sort }
			options={ getSortOptions() }
			onChange={ onSort }
		/>
	</div>
);
