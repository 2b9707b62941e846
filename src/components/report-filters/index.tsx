import { __ } from '@wordpress/i18n';
import { Fragment } from '@wordpress/element';
import { flattenFilters } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { FilterPicker } from '../filter-picker';
import type { FilterPickerConfig } from '../filter-picker';
import { H, Section } from '../section';
import { DateFilter } from './date-filter';
import { isAdvanced, isComparison, offerFilters } from './offered-filters';
import type { ReportFiltersProps } from './types';
import './style.scss';

export type {
	AdvancedFiltersConfig,
	RenderAdvancedFiltersProps,
	RenderCompareFilterProps,
	ReportFiltersProps,
} from './types';

/** The card that the choice of a dropdown opens, if any. */
function renderCard(
	config: FilterPickerConfig,
	{
		path,
		query = {},
		advancedFilters = {},
		siteLocale = getSetting( 'locale' ).siteLocale,
		currency = getSetting( 'currency' ),
		onAdvancedFilterAction,
		renderAdvancedFilters,
		renderCompareFilter,
	}: ReportFiltersProps
) {
	const value = query[ config.param ];
	if ( isAdvanced( value ) ) {
		return renderAdvancedFilters?.( {
			config: advancedFilters,
			path,
			query,
			siteLocale,
			currency,
			onAdvancedFilterAction,
		} );
	}
	const settings =
		isComparison( value ) &&
		flattenFilters( config.filters ).find(
			( filter ) => filter.value === value
		)?.settings;
	return settings
		? renderCompareFilter?.( { ...settings, path, query } )
		: undefined;
}

/**
 * The filters of a report: dates, dropdowns, and the card that a dropdown opens.
 *
 * @param props See `ReportFiltersProps`.
 */
export function ReportFilters( props: ReportFiltersProps ) {
	const {
		path,
		query = {},
		filters = [],
		advancedFilters,
		showDatePicker = true,
		onFilterSelect,
		renderSearch,
		renderAdvancedFilters,
		renderCompareFilter,
	} = props;
	const cards = {
		hasAdvanced: Boolean( renderAdvancedFilters ),
		hasComparison: Boolean( renderCompareFilter ),
	};
	return (
		<>
			<H className="screen-reader-text">
				{ __( 'Filters', 'storedeck' ) }
			</H>
			<Section component="div" className="woocommerce-filters">
				<div className="woocommerce-filters__basic-filters">
					{ showDatePicker && (
						<DateFilter { ...props } query={ query } />
					) }
					{ filters
						.filter(
							( { showFilters } ) =>
								showFilters?.( query ) ?? true
						)
						.map( ( config ) => (
							<FilterPicker
								key={ config.param }
								config={ offerFilters( config, cards ) }
								path={ path }
								query={ query }
								advancedFilters={ advancedFilters }
								onFilterSelect={ onFilterSelect }
								renderSearch={ renderSearch }
							/>
						) ) }
				</div>
				{ filters.map( ( config ) => (
					<Fragment key={ config.param }>
						{ renderCard( config, props ) }
					</Fragment>
				) ) }
			</Section>
		</>
	);
}
