import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import { Link } from '@storedeck/components';
import type { ProductTemplate } from '@storedeck/extend';
import { listOf, object, optional, text } from '@storedeck/hooks';
import { applyContained } from '../../extend/apply-contained';
import { createCreationKey } from '../../common/creation-key';
import { Panel } from '../../common/panel';
import { getNewProductHref, getProductHref } from '../../common/product-link';
import { useSnackbar } from '../../common/use-snackbar';

const TEMPLATES = listOf< ProductTemplate >(
	object( { key: text, title: text, subtitle: optional( text ) } ),
	'key'
);

/** Product templates, including those added by plugins. */
export const getTemplates = (): ProductTemplate[] =>
	applyContained(
		'woocommerce_admin_onboarding_product_templates',
		[
			{
				key: 'physical',
				title: __( 'Physical product', 'storedeck' ),
				subtitle: __( 'A physical item you ship.', 'storedeck' ),
			},
			{
				key: 'digital',
				title: __( 'Digital product', 'storedeck' ),
				subtitle: __( 'A download, service, or ticket.', 'storedeck' ),
			},
			{
				key: 'variable',
				title: __( 'Variable product', 'storedeck' ),
				subtitle: __(
					'A product with options such as size or color.',
					'storedeck'
				),
			},
		],
		TEMPLATES
	);

/** Creates the first product from a template. */
export function ProductTemplates() {
	const { createProductFromTemplate } = useDispatch( itemsStore );
	const [ creating, setCreating ] = useState< string >();
	const notify = useSnackbar();
	// Kept after a failure: the product may exist and only its response be lost.
	const creationKeys = useRef( new Map< string, string >() );

	const create = async ( key: string ) => {
		if ( creating !== undefined ) {
			return;
		}
		setCreating( key );
		const creationKey =
			creationKeys.current.get( key ) ?? createCreationKey();
		creationKeys.current.set( key, creationKey );
		const isCreated = await notify.attempt(
			async () => {
				const product = await createProductFromTemplate(
					{
						template_name: key,
						status: 'draft',
						creation_key: creationKey,
					},
					{ _fields: [ 'id' ] }
				);
				window.location.assign( getProductHref( product.id ) );
			},
			__( 'Could not create the product.', 'storedeck' )
		);
		if ( ! isCreated ) {
			setCreating( undefined );
		}
	};

	return (
		<Panel
			title={ __( 'Add your first product', 'storedeck' ) }
			description={ __(
				'Start from a template and edit the details.',
				'storedeck'
			) }
		>
			<ul className="storedeck-setup__templates">
				{ getTemplates().map( ( { key, title, subtitle } ) => (
					<li key={ key }>
						<Button
							variant="secondary"
							isBusy={ creating === key }
							aria-disabled={ creating !== undefined }
							onClick={ () => create( key ) }
						>
							{ title }
						</Button>
						<span>{ subtitle }</span>
					</li>
				) ) }
			</ul>
			<p>
				<Link type="wp-admin" href={ getNewProductHref() }>
					{ __( 'Start from scratch', 'storedeck' ) }
				</Link>
			</p>
		</Panel>
	);
}
