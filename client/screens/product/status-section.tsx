import { __, sprintf } from '@wordpress/i18n';
import { Panel } from '../../common/panel';
import { getStatusOptions } from '../../common/product/labels';
import { ChoiceField, TrashButton } from '../../common/record-form';
import type { SectionProps } from './form-context';
import type { StoredProduct } from './product-values';

interface Props extends SectionProps {
	product: StoredProduct | undefined;
	onDeleted: () => void;
}

/** Status, and moving the product to the trash. */
export const StatusSection = ( { form, product, onDeleted }: Props ) => (
	<Panel title={ __( 'Publishing', 'storedeck' ) }>
		<ChoiceField
			form={ form }
			name="status"
			options={ getStatusOptions() }
		/>
		{ product && (
			<TrashButton
				itemType="products"
				id={ product.id }
				question={ sprintf(
					/* translators: %s: name of a product. */
					__( 'Move %s to the trash?', 'storedeck' ),
					product.name ?? ''
				) }
				done={ __( 'Product moved to the trash.', 'storedeck' ) }
				failed={ __(
					'Could not move the product to the trash.',
					'storedeck'
				) }
				onDeleted={ onDeleted }
			/>
		) }
	</Panel>
);
