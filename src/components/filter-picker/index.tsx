import { Dropdown } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { updateQueryString } from '@storedeck/navigation';
import { labelCloseButton } from '../label-close-button';
import type { QueryUpdate } from '@storedeck/navigation';
import { DropdownButton } from '../dropdown-button';
import { FilterList } from './filter-list';
import {
	getDefaultValue,
	getSelectedValue,
	getTrail,
	isSearch,
} from './filter-tree';
import { getUpdate } from './get-update';
import { truncate } from './truncate';
import { useSelectedTag } from './use-selected-tag';
import type { FilterPickerProps, PickerFilter, SearchTag } from './types';
import './style.scss';

export type {
	FilterPickerConfig,
	FilterPickerProps,
	PickerFilter,
	SearchSettings,
	SearchTag,
} from './types';

/**
 * Returns the lines of the button: the selected item and its type, or the label
 * of the entry. An unknown value is shown unchanged.
 */
function getButtonLabels(
	filter: PickerFilter | undefined,
	tag: SearchTag | undefined,
	value: string
) {
	if ( tag ) {
		const button = filter?.settings?.labels?.button;
		return button ? [ tag.label, button ] : [ tag.label ];
	}
	return [
		filter?.label ?? filter?.settings?.labels?.button ?? truncate( value ),
	];
}

/**
 * A dropdown that filters a report. The selection is written to the URL.
 *
 * @param props See `FilterPickerProps`.
 *
 * @example
 * <FilterPicker
 *   config={ {
 *     label: 'Show',
 *     param: 'filter',
 *     staticParams: [ 'chart' ],
 *     filters: [ { label: 'All orders', value: 'all' }, { label: 'Refunds', value: 'refunds' } ],
 *   } }
 *   path="/analytics/orders"
 *   query={ query }
 * />
 */
export function FilterPicker( {
	config,
	path,
	query = {},
	onFilterSelect,
	advancedFilters,
}: FilterPickerProps ) {
	const id = useId();
	const selectedValue = getSelectedValue( config, query );
	const selected = getTrail( config.filters, selectedValue ).at( -1 );
	// Comparisons use the parameter too; their card shows the labels.
	const [ tag, setTag ] = useSelectedTag(
		selected && isSearch( selected ) ? selected : undefined,
		query
	);

	const selectFilter = ( value: string, additional?: QueryUpdate ) => {
		const update = getUpdate(
			config,
			query,
			value,
			additional,
			advancedFilters?.filters
		);
		updateQueryString( update, path, query );
		onFilterSelect?.( update );
	};

	return (
		<div className="woocommerce-filters-filter">
			<span id={ `${ id }-label` } className="woocommerce-filters-label">
				{ sprintf(
					/* translators: %s: label of a filter, for example "Show". */
					__( '%s:', 'storedeck' ),
					config.label
				) }
			</span>
			<Dropdown
				contentClassName="woocommerce-filters-filter__content"
				popoverProps={ {
					placement: 'bottom-start',
					role: 'dialog',
					'aria-label': config.label,
				} }
				expandOnMobile
				headerTitle={ config.label }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<DropdownButton
						id={ `${ id }-button` }
						aria-labelledby={ `${ id }-label ${ id }-button` }
						labels={ getButtonLabels(
							selected,
							tag,
							selectedValue
						) }
						isOpen={ isOpen }
						onClick={ onToggle }
					/>
				) }
				renderContent={ ( { onClose } ) => (
					<div ref={ labelCloseButton }>
						<FilterList
							config={ config }
							selectedValue={ selectedValue }
							selectedTag={ tag }
							onSelect={ ( filter ) => {
								onClose();
								if ( filter.value !== selectedValue ) {
									selectFilter( filter.value, filter.query );
								}
							} }
							onSearch={ ( filter, foundTag ) => {
								if ( ! foundTag || ! filter.settings ) {
									selectFilter( getDefaultValue( config ) );
									return;
								}
								onClose();
								setTag( foundTag );
								selectFilter( filter.value, {
									...filter.query,
									[ filter.settings.param ]: foundTag.key,
								} );
							} }
						/>
					</div>
				) }
			/>
		</div>
	);
}
