import { __ } from '@wordpress/i18n';
import { FilterPicker } from '../filter-picker';
import { H, Section } from '../section';
import { DateFilter } from './date-filter';
import { FilterCards } from './filter-cards';
import { UrlNotices } from './url-notices';
import type { ReportFiltersProps } from './types';
import './style.scss';

export type { ReportFiltersProps } from './types';

/**
 * The filters of a report: date range, dropdowns, and the card of the selected
 * filter.
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
	} = props;
	const shown = filters.filter(
		( { showFilters } ) => showFilters?.( query ) ?? true
	);
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
					{ shown.map( ( config ) => (
						<FilterPicker
							key={ config.param }
							config={ config }
							path={ path }
							query={ query }
							advancedFilters={ advancedFilters }
							onFilterSelect={ onFilterSelect }
						/>
					) ) }
					<UrlNotices filters={ shown } query={ query } />
				</div>
				<FilterCards { ...props } />
			</Section>
		</>
	);
}
