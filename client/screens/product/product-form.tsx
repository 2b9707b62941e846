import { __ } from '@wordpress/i18n';
import type { FormState } from '@storedeck/components';
import { RecordForm, RecordFormColumns } from '../../common/record-form';
import { hasScreen } from '../../shell/favorites/menu-items';
import { AttributesSection } from './attributes-section';
import {
	GeneralSection,
	PriceSection,
	ShippingSection,
	StockSection,
} from './basic-sections';
import { CategoriesSection } from './categories-section';
import { ImagesSection } from './images-section';
import { ProductHeader } from './product-header';
import { PRODUCT } from './product-type';
import { findUnpriced, PublishQuestion } from './publish-question';
import { ReorderSection } from './reorder-section';
import type { ProductValues, StoredProduct } from './product-values';
import { StatusSection } from './status-section';
import { usePendingVariations } from './use-pending-variations';
import { VariationsSection } from './variations-section';

interface Props {
	form: FormState< ProductValues >;
	product: StoredProduct | undefined;
	/** Called after a new product was created. */
	onCreated: ( id: number ) => void;
	onDeleted: () => void;
}

const getTexts = () => ( {
	label: __( 'Product', 'storedeck' ),
	save: __( 'Save product', 'storedeck' ),
	create: __( 'Create product', 'storedeck' ),
	saved: __( 'Product saved.', 'storedeck' ),
	created: __( 'Product created.', 'storedeck' ),
	failed: __( 'Could not save the product.', 'storedeck' ),
} );

/** The fields of a product. */
export function ProductForm( { form, product, onCreated, onDeleted }: Props ) {
	const variations = usePendingVariations();
	return (
		<RecordForm
			type={ PRODUCT }
			form={ form }
			record={ product }
			texts={ getTexts() }
			firstField="name"
			pending={ variations }
			ask={ ( values, base, { focus, save } ) => {
				const unpriced = findUnpriced( values, base, variations );
				return (
					unpriced && (
						<PublishQuestion
							type={ values.type }
							names={ unpriced }
							onEnterPrice={ () => focus( 'regular_price' ) }
							onSaveDraft={ () => save( { status: 'draft' } ) }
							onPublish={ () => save() }
						/>
					)
				);
			} }
			onCreated={ onCreated }
			renderHeader={ ( base ) => <ProductHeader product={ base } /> }
		>
			{ ( { form: state, base, submit, leave } ) => (
				<RecordFormColumns
					main={
						<>
							<GeneralSection form={ state } />
							<PriceSection form={ state } />
							<StockSection form={ state } />
							<ImagesSection form={ state } />
							<AttributesSection form={ state } />
							{ state.values.type === 'variable' && (
								<VariationsSection
									product={ base }
									pending={ variations }
									onPrepare={ submit }
								/>
							) }
						</>
					}
					side={
						<>
							<StatusSection
								form={ state }
								product={ base }
								onDeleted={ () => leave( onDeleted ) }
							/>
							<CategoriesSection form={ state } />
							<ShippingSection form={ state } />
							{ base && hasScreen( '/reorder' ) && (
								<ReorderSection id={ base.id } />
							) }
						</>
					}
				/>
			) }
		</RecordForm>
	);
}
