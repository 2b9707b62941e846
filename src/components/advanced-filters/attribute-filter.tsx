import { useCallback, useMemo } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { NAMESPACE, request } from '@storedeck/api';
import { SelectControl } from '../select-control';
import type { SelectOption } from '../select-control';
import { Spinner } from '../spinner';
import { LoadError } from './load-error';
import type { InputProps } from './inputs/types';
import { toPair } from './rows';
import { Sentence } from './sentence';
import { useAsyncData } from './use-async-data';

interface NamedEntity {
	id: number;
	name: string;
}

const PATH = `${ NAMESPACE }/products/attributes`;

/** The options for a list of attributes or terms. */
async function loadOptions( path: string, signal: AbortSignal ) {
	const items = await request< NamedEntity[] >( {
		path,
		query: { per_page: -1 },
		signal,
	} );
	return items.map( ( { id, name } ) => ( {
		key: String( id ),
		label: decodeEntities( name ),
	} ) );
}

const loadAttributes = ( signal: AbortSignal ) => loadOptions( PATH, signal );

interface FieldProps {
	label: string;
	options: readonly SelectOption[] | undefined;
	selected: string;
	isInvalid: boolean;
	onChange: ( key: string ) => void;
}

/** A list that opens on click and is searched by typing. */
function Field( {
	label,
	options,
	selected,
	isInvalid,
	onChange,
}: FieldProps ) {
	// A deleted item is shown by its id.
	const choices = useMemo(
		() =>
			! selected || options?.some( ( { key } ) => key === selected )
				? options ?? []
				: [ ...( options ?? [] ), { key: selected, label: selected } ],
		[ options, selected ]
	);
	return (
		<SelectControl< string >
			className={ `woocommerce-filters-advanced__input${
				isInvalid ? ' has-error' : ''
			}` }
			ariaLabel={ label }
			placeholder={ label }
			options={ choices }
			selected={ selected }
			isSearchable
			showAllOnFocus
			excludeSelectedOptions={ false }
			onChange={ onChange }
		/>
	);
}

const findLabel = ( options: readonly SelectOption[] = [], id: string ) =>
	options.find( ( { key } ) => key === id )?.label;

/** Selects a product attribute and one of its terms. */
export function AttributeFilter( {
	filter,
	row,
	isInvalid,
	onChange,
}: InputProps ) {
	const [ attributeId, termId ] = toPair( row.value );
	const attributes = useAsyncData( loadAttributes );
	const loadTerms = useCallback(
		( signal: AbortSignal ) =>
			loadOptions(
				`${ PATH }/${ encodeURIComponent( attributeId ) }/terms`,
				signal
			),
		[ attributeId ]
	);
	const terms = useAsyncData( attributeId ? loadTerms : undefined );
	const attribute = findLabel( attributes.data, attributeId );
	const term = findLabel( terms.data, termId );
	const failed = [ attributes, terms ].filter( ( { isFailed } ) => isFailed );

	return (
		<span className="woocommerce-filters-advanced__attribute">
			<Field
				label={ __( 'Attribute name', 'storedeck' ) }
				options={ attributes.data }
				selected={ attributes.data ? attributeId : '' }
				isInvalid={ isInvalid && ! attributeId }
				onChange={ ( id ) => onChange( id ? [ id, '' ] : undefined ) }
			/>
			{ failed.length === 0 &&
				( ! attributes.data || ( attributeId && ! terms.data ) ) && (
					<Spinner />
				) }
			{ failed.length > 0 && (
				<LoadError
					text={ __( 'Could not load the attribute.', 'storedeck' ) }
					onRetry={ () => failed.forEach( ( { retry } ) => retry() ) }
				/>
			) }
			{ terms.data && (
				<Field
					label={ __( 'Attribute value', 'storedeck' ) }
					options={ terms.data }
					selected={ termId }
					isInvalid={ isInvalid && ! termId }
					onChange={ ( id ) => onChange( [ attributeId, id ] ) }
				/>
			) }
			<Sentence
				filter={ filter }
				row={ row }
				value={ term && attribute ? `${ attribute } ${ term }` : '' }
			/>
		</span>
	);
}
