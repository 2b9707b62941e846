import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { isRangeRule } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { AttributeFilter } from './attribute-filter';
import { DateInput } from './inputs/date-input';
import { NumberInput } from './inputs/number-input';
import { SearchInput } from './inputs/search-input';
import { SelectInput } from './inputs/select-input';
import { interpolate } from './interpolate';
import { withRule } from './rows';
import type { InputProps } from './inputs/types';
import type { Row } from './read-rows';
import type { AdvancedFilter, AdvancedFiltersProps } from './types';

const inputs = {
	Currency: NumberInput,
	Date: DateInput,
	Number: NumberInput,
	ProductAttribute: AttributeFilter,
	Search: SearchInput,
	SelectControl: SelectInput,
};

interface Props {
	row: Row;
	filter: AdvancedFilter;
	query: Query;
	currency: AdvancedFiltersProps[ 'currency' ];
	/** What is missing in the row; empty if it is complete. */
	missing: string;
	onChange: ( row: Row ) => void;
	onRemove: () => void;
	/** Used to move focus to a new row. */
	fieldsetId: string;
}

/** Renders the value field, or nothing if the component is unknown. */
function renderInput( props: InputProps ) {
	const { component } = props.filter.input;
	const Input =
		component && Object.hasOwn( inputs, component )
			? inputs[ component ]
			: undefined;
	return (
		Input && (
			// A range rule has a different value shape, so the field is
			// remounted.
			<Input
				key={ isRangeRule( props.row.rule ) ? 'range' : 'single' }
				{ ...props }
			/>
		)
	);
}

/** A filter with its title, rule and value. */
export function FilterRow( {
	row,
	filter,
	query,
	currency,
	missing,
	onChange,
	onRemove,
	fieldsetId,
}: Props ) {
	const { labels, rules } = filter;
	const missingId = `${ fieldsetId }-missing`;
	return (
		<li className="woocommerce-filters-advanced__list-item">
			<fieldset
				id={ fieldsetId }
				className="woocommerce-filters-advanced__line-item"
				// Receives focus when the row is added.
				tabIndex={ -1 }
				aria-describedby={ missing ? missingId : undefined }
			>
				<legend className="screen-reader-text">{ labels.add }</legend>
				<div className="woocommerce-filters-advanced__fieldset">
					{ interpolate( labels.title, {
						title: ( words ) => (
							<span className="woocommerce-filters-advanced__fieldset-title">
								{ words }
							</span>
						),
						rule: rules && rules.length > 0 && (
							<select
								className="woocommerce-filters-advanced__rule"
								aria-label={ labels.rule }
								value={ row.rule }
								onChange={ ( { target } ) =>
									onChange(
										withRule( row, target.value, filter )
									)
								}
							>
								{ rules.map( ( { value, label } ) => (
									<option key={ value } value={ value }>
										{ label ?? value }
									</option>
								) ) }
							</select>
						),
						filter: renderInput( {
							filter,
							row,
							query,
							currency,
							isInvalid: missing !== '',
							onChange: ( value ) =>
								onChange( { ...row, value } ),
						} ),
					} ) }
				</div>
				{ missing && (
					<p
						id={ missingId }
						className="woocommerce-filters-advanced__error"
					>
						{ sprintf(
							/* translators: %s: what is missing in a filter, as a sentence. */
							__( 'This filter is not applied. %s', 'storedeck' ),
							missing
						) }
					</p>
				) }
			</fieldset>
			<Button
				className="woocommerce-filters-advanced__remove"
				label={ labels.remove }
				showTooltip={ false }
				onClick={ onRemove }
			>
				<span
					className="dashicons dashicons-no-alt"
					aria-hidden="true"
				/>
			</Button>
		</li>
	);
}
