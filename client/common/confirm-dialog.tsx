import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './confirm-dialog.scss';

interface Props {
	title: string;
	message: string;
	confirmLabel: string;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Confirmation before an action that can't be undone. */
export function ConfirmDialog( {
	title,
	message,
	confirmLabel,
	onConfirm,
	onCancel,
}: Props ) {
	return (
		<Modal title={ title } size="small" onRequestClose={ onCancel }>
			<p>{ message }</p>
			<div className="storedeck-confirm__actions">
				<Button variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'storedeck' ) }
				</Button>
				<Button variant="primary" onClick={ onConfirm }>
					{ confirmLabel }
				</Button>
			</div>
		</Modal>
	);
}
