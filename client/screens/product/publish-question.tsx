import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ProductValues, StoredProduct } from './product-values';
import type { PendingVariations } from './use-pending-variations';

/** Types with a price of their own; customers cannot buy others directly. */
const PRICED_TYPES = [ 'simple', 'external' ];

/**
 * What would be published without a price, though it is not yet.
 *
 * @param values     The values of the form.
 * @param base       The product as it is stored; undefined for a new one.
 * @param variations Its variations.
 * @return Names of variations, none for the product itself; undefined if nothing
 *         would.
 */
export function findUnpriced(
	values: ProductValues,
	base: StoredProduct | undefined,
	variations: PendingVariations
): readonly string[] | undefined {
	const isPublished = base?.status === 'publish';
	if ( values.status !== 'publish' ) {
		return undefined;
	}
	if ( values.type === 'variable' ) {
		const names = variations.getUnpriced();
		// The stored product does not know prices that were typed or saved after it.
		const hasPrice = variations.hasPriced() || Boolean( base?.price );
		return ! isPublished && ( names.length > 0 || ! hasPrice )
			? names
			: undefined;
	}
	return PRICED_TYPES.includes( values.type ) &&
		values.regular_price.trim() === '' &&
		! ( isPublished && ! base.regular_price )
		? []
		: undefined;
}

interface Props {
	type: string;
	/** Variations without a price. */
	names: readonly string[];
	onEnterPrice: () => void;
	onSaveDraft: () => void;
	onPublish: () => void;
}

function getText( type: string, names: readonly string[] ) {
	if ( type !== 'variable' ) {
		return __(
			'Customers can’t buy a product without a price.',
			'storedeck'
		);
	}
	return names.length > 0
		? __(
				'These variations have no price, so customers can’t buy them:',
				'storedeck'
		  )
		: __(
				'Customers can’t buy this product: it has no variation with a price.',
				'storedeck'
		  );
}

/** Asks before something is published that customers cannot buy. */
export function PublishQuestion( {
	type,
	names,
	onEnterPrice,
	onSaveDraft,
	onPublish,
}: Props ) {
	const answers = useRef< HTMLDivElement >( null );
	useEffect( () => answers.current?.querySelector( 'button' )?.focus(), [] );
	return (
		<div className="storedeck-record-form__errors" role="alert">
			<p>{ getText( type, names ) }</p>
			<ul>
				{ names.map( ( name ) => (
					<li key={ name }>{ name }</li>
				) ) }
			</ul>
			<div ref={ answers } className="storedeck-record-form__answers">
				{ type !== 'variable' && (
					<Button variant="primary" onClick={ onEnterPrice }>
						{ __( 'Enter a price', 'storedeck' ) }
					</Button>
				) }
				<Button variant="secondary" onClick={ onSaveDraft }>
					{ __( 'Save as draft', 'storedeck' ) }
				</Button>
				<Button variant="secondary" onClick={ onPublish }>
					{ __( 'Publish without a price', 'storedeck' ) }
				</Button>
			</div>
		</div>
	);
}
