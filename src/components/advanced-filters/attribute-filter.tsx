import { useCallback, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { NAMESPACE, request } from '@storedeck/api';
import { Search } from '../search';
import type { Completion } from '../search';
import { SelectControl } from '../select-control';
import { Spinner } from '../spinner';
import { LoadError } from './load-error';
import type { InputProps } from './inputs/types';
import { toPair } from './rows';
import { Sentence } from './sentence';
import { useAsyncData } from './use-async-data';

/** Maximum number of terms requested. */
const MAX_TERMS = 100;

interface NamedEntity {
	id: number;
	name: string;
}

/** Loads the name of an attribute and its terms. */
async function loadAttribute( id: string, signal: AbortSignal ) {
	const path = `${ NAMESPACE }/products/attributes/${ encodeURIComponent(
		id
	) }`;
	const [ attribute, terms ] = await Promise.all( [
		request< NamedEntity >( { path, signal } ),
		request< NamedEntity[] >( {
			path: `${ path }/terms`,
			query: { per_page: MAX_TERMS },
			signal,
		} ),
	] );
	return {
		attribute: { key: id, label: decodeEntities( attribute.name ) },
		terms: terms.map( ( term ) => ( {
			key: String( term.id ),
			label: decodeEntities( term.name ),
		} ) ),
	};
}

/** Selects a product attribute and one of its terms. */
export function AttributeFilter( { filter, row, onChange }: InputProps ) {
	const [ attributeId, termId ] = toPair( row.value );
	const [ selectedAttribute, setSelectedAttribute ] =
		useState< Completion >();
	const load = useCallback(
		( signal: AbortSignal ) => loadAttribute( attributeId, signal ),
		[ attributeId ]
	);
	const {
		data: loaded,
		isFailed,
		retry,
	} = useAsyncData( attributeId ? load : undefined );
	const attribute =
		String( selectedAttribute?.key ) === attributeId
			? selectedAttribute
			: loaded?.attribute ?? { key: attributeId, label: attributeId };
	const term = loaded?.terms.find( ( { key } ) => key === termId );
	const name = __( 'Attribute name', 'storedeck' );

	return (
		<span className="woocommerce-filters-advanced__attribute">
			<Search
				className="woocommerce-filters-advanced__input"
				type="attributes"
				placeholder={ name }
				multiple={ false }
				inlineTags
				selected={ attributeId && attribute ? [ attribute ] : [] }
				onChange={ ( next ) => {
					const latest = next.at( -1 );
					setSelectedAttribute( latest );
					onChange(
						latest ? [ String( latest.key ), '' ] : undefined
					);
				} }
			/>
			{ attributeId && ! loaded && ! isFailed && <Spinner /> }
			{ isFailed && (
				<LoadError
					text={ __( 'Could not load the attribute.', 'storedeck' ) }
					onRetry={ retry }
				/>
			) }
			{ loaded && (
				<SelectControl
					className="woocommerce-filters-advanced__input"
					ariaLabel={ __( 'Attribute value', 'storedeck' ) }
					placeholder={ __( 'Attribute value', 'storedeck' ) }
					options={ loaded.terms }
					selected={ termId }
					isSearchable
					excludeSelectedOptions={ false }
					onChange={ ( next ) => onChange( [ attributeId, next ] ) }
				/>
			) }
			<Sentence
				filter={ filter }
				row={ row }
				value={
					term && attribute
						? `${ attribute.label } ${ term.label }`
						: ''
				}
			/>
		</span>
	);
}
