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
 * A card to choose what is compared. The choice goes into the address when the
 * button is pressed.
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
	const place = `${ param }=${ ids }`;
	// What was changed counts for the address that it was changed at.
	const [ changed, setChanged ] = useState< {
		place: string;
		items: readonly Completion[];
	} >();
	const selected = changed?.place === place ? changed.items : items;

	const write = ( value: string | undefined ) =>
		updateQueryString( { [ param ]: value }, path, query );
	const change = ( next: readonly Completion[] ) => {
		setChanged( { place, items: next } );
		if ( next.length === 0 ) {
			write( undefined );
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
					// What was typed for one kind is nothing to another.
					key={ `${ type }-${ param }` }
					type={ type }
					autocompleter={ autocompleter }
					placeholder={ labels.placeholder }
					selected={ selected }
					inlineTags
					staticResults
					onChange={ change }
				/>
			</CardBody>
			<CardFooter justify="flex-start">
				<CompareButton
					count={ selected.length }
					helpText={
						labels.helpText ??
						__( 'Choose at least two to compare.', 'storedeck' )
					}
					onClick={ ( event ) => {
						write( toIds( selected ) );
						onClick?.( event );
					} }
				>
					{ labels.update ?? __( 'Compare', 'storedeck' ) }
				</CompareButton>
				{ selected.length > 0 && (
					<Button
						variant="link"
						onClick={ () => {
							change( [] );
							// The button goes; the focus stays in the card.
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
