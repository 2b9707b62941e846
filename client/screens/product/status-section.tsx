import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import { ConfirmDialog } from '../../common/confirm-dialog';
import { Panel } from '../../common/panel';
import { useSnackbar } from '../../common/use-snackbar';
import { ChoiceField } from '../../common/record-form';
import type { SectionProps } from './form-context';
import { getStatusOptions } from './labels';
import type { StoredProduct } from './product-values';

interface Props extends SectionProps {
	product: StoredProduct | undefined;
	onDeleted: () => void;
}

/** Status, and moving the product to the trash. */
export function StatusSection( { form, product, onDeleted }: Props ) {
	const { deleteItem } = useDispatch( itemsStore );
	const notify = useSnackbar();
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isDeleting, setIsDeleting ] = useState( false );

	const remove = async ( { id }: StoredProduct ) => {
		setIsAsking( false );
		setIsDeleting( true );
		try {
			await deleteItem( 'products', id );
			notify.success( __( 'Product moved to the trash.', 'storedeck' ) );
			onDeleted();
		} catch ( error ) {
			notify.error(
				__( 'Could not move the product to the trash.', 'storedeck' ),
				error
			);
			setIsDeleting( false );
		}
	};

	return (
		<Panel title={ __( 'Publishing', 'storedeck' ) }>
			<ChoiceField
				form={ form }
				name="status"
				options={ getStatusOptions() }
			/>
			{ product && (
				<Button
					variant="link"
					isDestructive
					isBusy={ isDeleting }
					onClick={ () => setIsAsking( true ) }
				>
					{ __( 'Move to trash', 'storedeck' ) }
				</Button>
			) }
			{ product && isAsking && (
				<ConfirmDialog
					title={ __( 'Move to trash', 'storedeck' ) }
					message={ sprintf(
						/* translators: %s: name of a product. */
						__( 'Move %s to the trash?', 'storedeck' ),
						product.name ?? ''
					) }
					confirmLabel={ __( 'Move to trash', 'storedeck' ) }
					onCancel={ () => setIsAsking( false ) }
					onConfirm={ () => remove( product ) }
				/>
			) }
		</Panel>
	);
}
