import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { flattenFilters } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { FilterPicker } from '../filter-picker';
import type { FilterPickerConfig } from '../filter-picker';
import { H, Section } from '../section';
import { DateFilter } from './date-filter';
import { isAdvanced, isComparison } from './card-type';
import { CardPlaceholder } from './card-placeholder';
import { UrlNotices } from './url-notices';
import type { ReportFiltersProps } from './types';
import './style.scss';
import { lazyWithRetry } from '../lazy-with-retry';

export type { ReportFiltersProps } from './types';

const loadCards = () =>
	import( /* webpackChunkName: "filter-cards" */ './cards' );

const AdvancedFilters = lazyWithRetry( async () => ( {
	default: ( await loadCards() ).AdvancedFilters,
} ) );
const CompareFilter = lazyWithRetry( async () => ( {
	default: ( await loadCards() ).CompareFilter,
} ) );

/**
 * The card of the selected filter: advanced filters, a comparison, or nothing.
 */
function Card( {
	config,
	...props
}: ReportFiltersProps & { config: FilterPickerConfig } ) {
	const { path, query = {}, advancedFilters = {} } = props;
	const value = query[ config.param ];
	const siteLocale = props.siteLocale ?? getSetting( 'locale' ).siteLocale;
	if ( isAdvanced( value ) ) {
		return (
			<Suspense
				fallback={
					<CardPlaceholder
						query={ query }
						filters={ advancedFilters.filters }
						siteLocale={ siteLocale }
					/>
				}
			>
				<AdvancedFilters
					config={ advancedFilters }
					path={ path }
					query={ query }
					siteLocale={ siteLocale }
					currency={ props.currency ?? getSetting( 'currency' ) }
					onAdvancedFilterAction={ props.onAdvancedFilterAction }
					getCount={ props.getCount }
				/>
			</Suspense>
		);
	}
	const settings =
		isComparison( value ) &&
		flattenFilters( config.filters ).find(
			( filter ) => filter.value === value
		)?.settings;
	return settings ? (
		<Suspense
			fallback={
				<CardPlaceholder query={ query } comparison={ settings } />
			}
		>
			<CompareFilter { ...settings } path={ path } query={ query } />
		</Suspense>
	) : null;
}

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
				{ filters.map( ( config ) => (
					<Card key={ config.param } { ...props } config={ config } />
				) ) }
			</Section>
		</>
	);
}
