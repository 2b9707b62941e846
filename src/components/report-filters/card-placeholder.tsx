import type { ActiveFilter, Query } from '@storedeck/navigation';
import type { AdvancedFilter } from '../advanced-filters';
import { readRows } from '../advanced-filters/read-rows';
import { classNames } from '../class-names';
import { describeIgnoredParams } from '../filter-picker/ignored-params';
import { useLabels } from '../search/use-labels';
import type { GetLabels } from '../search';

interface SelectionPlaceholderProps {
	ids: unknown;
	getLabels: GetLabels | undefined;
	query: Query;
}

/** Placeholder of a search; selected items can wrap to several lines. */
function SelectionPlaceholder( {
	ids,
	getLabels,
	query,
}: SelectionPlaceholderProps ) {
	// They are asked for together with the answer, not when the card is there.
	const { items } = useLabels(
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
				<span className="woocommerce-filters__field-placeholder" />
			</div>
		</div>
	);
}

/** Placeholder of an advanced filter. */
function FilterPlaceholder( {
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
						<SelectionPlaceholder
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

/** Placeholder of the advanced filters and their notice. */
function RowsPlaceholder( {
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
						<FilterPlaceholder
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
	/** Parameter and labels of a comparison. */
	comparison?: { param: string; getLabels?: GetLabels };
	/** The advanced filters. */
	filters?: Readonly< Record< string, AdvancedFilter > >;
	siteLocale?: string;
}

/**
 * An invisible placeholder with the size of a card that is loading, so that the
 * layout does not shift.
 */
export function CardPlaceholder( {
	query,
	comparison,
	filters = {},
	siteLocale = '',
}: Props ) {
	return (
		<div
			className={ classNames(
				'woocommerce-filters__card-placeholder',
				comparison ? 'is-comparison' : 'is-advanced',
				siteLocale.startsWith( 'en' ) && 'is-english'
			) }
			aria-busy="true"
		>
			{ comparison && (
				<SelectionPlaceholder
					ids={ query[ comparison.param ] }
					getLabels={ comparison.getLabels }
					query={ query }
				/>
			) }
			{ ! comparison && (
				<RowsPlaceholder query={ query } filters={ filters } />
			) }
		</div>
	);
}
