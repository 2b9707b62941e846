import { Suspense } from '@wordpress/element';
import { flattenFilters } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { FilterPickerConfig } from '../filter-picker';
import { lazyWithRetry } from '../lazy-with-retry';
import { isAdvanced, isComparison } from './card-type';
import { CardPlaceholder } from './card-placeholder';
import type { ReportFiltersProps } from './types';

const loadCards = () =>
	import( /* webpackChunkName: "filter-cards" */ './cards' );

const AdvancedFilters = lazyWithRetry( async () => ( {
	default: ( await loadCards() ).AdvancedFilters,
} ) );
const CompareFilter = lazyWithRetry( async () => ( {
	default: ( await loadCards() ).CompareFilter,
} ) );

type CardsProps = ReportFiltersProps & {
	/** Whether advanced filters open with the list of filters to add. */
	isAdding?: boolean;
};

/**
 * The card of the selected filter: advanced filters, a comparison, or nothing.
 */
function Card( {
	config,
	...props
}: CardsProps & { config: FilterPickerConfig } ) {
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
					isAdding={ props.isAdding }
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

/** The cards of the selected filters, below their dropdowns. */
export const FilterCards = ( props: CardsProps ) => (
	<>
		{ props.filters?.map( ( config ) => (
			<Card key={ config.param } { ...props } config={ config } />
		) ) }
	</>
);
