import type { ActiveFilter, Query } from '@storedeck/navigation';
import type { AdvancedFilter } from '../advanced-filters';
import { readRows } from '../advanced-filters/read-rows';
import { classNames } from '../class-names';
import { describeIgnoredParams } from '../filter-picker/ignored-params';
import { namePreloaded } from '../search/use-labels';
import type { GetLabels } from '../search';

interface ChosenPlaceProps {
	ids: unknown;
	getLabels: GetLabels | undefined;
	query: Query;
}

/** The place of a search: what is chosen in it may fill several lines. */
function ChosenPlace( { ids, getLabels, query }: ChosenPlaceProps ) {
	const items = namePreloaded(
		typeof ids === 'string' ? ids : '',
		getLabels,
		query
	);
	return (
		<div className="woocommerce-select-control">
			<div className="woocommerce-select-control__control">
				<div className="woocommerce-select-control__tags">
					{ items.map( ( { key, label } ) => (
						<span key={ key } className="woocommerce-tag">
							<span className="woocommerce-tag__text">
								<bdi className="woocommerce-tag__label">
									{ label }
								</bdi>
							</span>
						</span>
					) ) }
				</div>
				<span className="woocommerce-filters__field-place" />
			</div>
		</div>
	);
}

/** The place of a filter among others. */
function FilterPlace( {
	filter: { input, labels, rules = [] },
	value,
	query,
}: {
	filter: AdvancedFilter;
	value: ActiveFilter[ 'value' ];
	query: Query;
} ) {
	return (
		<div className="woocommerce-filters-advanced__list-item">
			<div className="woocommerce-filters-advanced__line-item">
				<div className="woocommerce-filters-advanced__fieldset">
					<span className="woocommerce-filters-advanced__fieldset-title">
						{ labels.add }
					</span>
					{ rules.length > 0 && (
						<select disabled>
							{ rules.map( ( rule ) => (
								<option key={ rule.value }>
									{ rule.label ?? rule.value }
								</option>
							) ) }
						</select>
					) }
					{ input.component === 'Search' ? (
						<ChosenPlace
							ids={ value }
							getLabels={ input.getLabels }
							query={ query }
						/>
					) : (
						<select disabled />
					) }
				</div>
			</div>
			<span className="woocommerce-filters-advanced__remove" />
		</div>
	);
}

/** The place of the filters of an address, and of what it says of those left out. */
function RowsPlace( {
	query,
	filters,
}: Required< Pick< Props, 'query' | 'filters' > > ) {
	const { rows, ignoredParams } = readRows( query, filters );
	return (
		<>
			{ ignoredParams.length > 0 && (
				<div className="components-notice">
					<div className="components-notice__content">
						{ describeIgnoredParams( ignoredParams ) }
					</div>
				</div>
			) }
			{ rows.map( ( { id, key, value } ) => {
				const filter = filters[ key ];
				return (
					filter && (
						<FilterPlace
							key={ id }
							filter={ filter }
							value={ value }
							query={ query }
						/>
					)
				);
			} ) }
		</>
	);
}

interface Props {
	query: Query;
	/** What the card of a comparison has in its search. */
	compared?: { param: string; getLabels?: GetLabels };
	/** The filters of the other card. */
	filters?: Readonly< Record< string, AdvancedFilter > >;
	siteLocale?: string;
}

/**
 * Holds the room of a card that is on its way, so that nothing moves when it
 * comes: the same lines as in the card, unseen and unheard.
 */
export function CardPlace( {
	query,
	compared,
	filters = {},
	siteLocale = '',
}: Props ) {
	return (
		<div
			className={ classNames(
				'woocommerce-filters__card-place',
				compared ? 'is-comparison' : 'is-advanced',
				siteLocale.startsWith( 'en' ) && 'is-english'
			) }
			aria-busy="true"
		>
			{ compared && (
				<ChosenPlace
					ids={ query[ compared.param ] }
					getLabels={ compared.getLabels }
					query={ query }
				/>
			) }
			{ ! compared && <RowsPlace query={ query } filters={ filters } /> }
		</div>
	);
}
