import { useEffect, useId, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { onQueryChange } from '@storedeck/navigation';
import { SearchField } from '../../common/search-field';
import type { OrdersParams } from './orders-query';

/** A year that is being typed begins with zeros. */
const MIN_DAY = '1970-01-01';

function DayField( {
	label,
	value,
	onChange,
}: {
	label: string;
	value: string;
	onChange: ( day: string ) => void;
} ) {
	const id = useId();
	const [ typed, setTyped ] = useState( value );
	// The URL may change without this field, e.g. by Back or a link.
	useEffect( () => setTyped( value ), [ value ] );
	return (
		<span className="storedeck-orders__day">
			<label htmlFor={ id }>{ label }</label>
			<input
				id={ id }
				type="date"
				className="components-text-control__input"
				value={ typed }
				onChange={ ( { target: { value: day } } ) => {
					setTyped( day );
					if ( day !== value && ( day === '' || day >= MIN_DAY ) ) {
						onChange( day );
					}
				} }
			/>
		</span>
	);
}

/** First and last day, and the search, which are stored in the URL. */
export const OrderFilters = ( {
	params: { from, to, search },
}: {
	params: OrdersParams;
} ) => (
	<div className="storedeck-orders__filters">
		<DayField
			label={ _x( 'From', 'first day of a period', 'storedeck' ) }
			value={ from }
			onChange={ ( day ) => onQueryChange( 'from' )( day || undefined ) }
		/>
		<DayField
			label={ _x( 'To', 'last day of a period', 'storedeck' ) }
			value={ to }
			onChange={ ( day ) => onQueryChange( 'to' )( day || undefined ) }
		/>
		<SearchField
			label={ __( 'Search orders', 'storedeck' ) }
			value={ search }
		/>
	</div>
);
