import {
	Button,
	Card,
	CardBody,
	CardFooter,
	CardHeader,
} from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { updateQueryString } from '@storedeck/navigation';
import { Search } from '../search';
import type { Completion } from '../search';
import { useLabels } from '../search/use-labels';
import { H } from '../section';
import { CompareButton } from './compare-button';
import type { CompareFilterProps } from './types';
import './style.scss';

export { CompareButton } from './compare-button';
export type { CompareButtonProps } from './compare-button';
export type { CompareFilterProps } from './types';

const toIds = ( items: readonly Completion[] ) =>
	items.map( ( { key } ) => key ).join( ',' );

/**
 * A card to select items to compare. The selection is written to the URL when the
 * button is clicked.
 *
 * @param props See `CompareFilterProps`.
 *
 * @example
 * <CompareFilter
 *   type="products"
 *   param="products"
 *   path="/analytics/products"
 *   query={ query }
 *   getLabels={ getProductLabels }
 *   labels={ { title: 'Compare products', update: 'Compare', placeholder: 'Search for products' } }
 * />
 */
export function CompareFilter( {
	getLabels,
	labels = {},
	param,
	path,
	query = {},
	type,
	autocompleter,
	onClick,
}: CompareFilterProps ) {
	const card = useRef< HTMLDivElement >( null );
	const parameter = query[ param ];
	const ids = typeof parameter === 'string' ? parameter : '';
	const { items } = useLabels( ids, getLabels, query );
	const urlState = `${ param }=${ ids }`;
	// Edits are discarded when the parameter in the URL changes.
	const [ edited, setEdited ] = useState< {
		urlState: string;
		items: readonly Completion[];
	} >();
	const selected = edited?.urlState === urlState ? edited.items : items;

	const updateUrl = ( value: string | undefined ) =>
		updateQueryString( { [ param ]: value }, path, query );
	const handleChange = ( next: readonly Completion[] ) => {
		setEdited( { urlState, items: next } );
		if ( next.length === 0 ) {
			updateUrl( undefined );
		}
	};

	return (
		<Card className="woocommerce-filters__compare" ref={ card }>
			{ labels.title && (
				<CardHeader>
					<H className="woocommerce-filters__compare-title">
						{ labels.title }
					</H>
				</CardHeader>
			) }
			<CardBody>
				<Search
					// Text typed for one type does not apply to another.
					key={ `${ type }-${ param }` }
					type={ type }
					autocompleter={ autocompleter }
					placeholder={ labels.placeholder }
					selected={ selected }
					inlineTags
					staticResults
					onChange={ handleChange }
				/>
			</CardBody>
			<CardFooter justify="flex-start">
				<CompareButton
					count={ selected.length }
					helpText={
						labels.helpText ??
						__(
							'Select at least two items to compare.',
							'storedeck'
						)
					}
					onClick={ ( event ) => {
						updateUrl( toIds( selected ) );
						onClick?.( event );
					} }
				>
					{ labels.update ?? __( 'Compare', 'storedeck' ) }
				</CompareButton>
				{ selected.length > 0 && (
					<Button
						variant="link"
						onClick={ () => {
							handleChange( [] );
							// The button is removed, so focus moves to the
							// field.
							card.current?.querySelector( 'input' )?.focus();
						} }
					>
						{ __( 'Clear all', 'storedeck' ) }
					</Button>
				) }
			</CardFooter>
		</Card>
	);
}
