import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import './confirm-dialog.scss';

interface Props {
	title: string;
	message: string;
	confirmLabel: string;
	/** Details below the message. */
	children?: ReactNode;
	/** A second choice, before the one that is suggested. */
	otherChoice?: { label: string; onClick: () => void };
	/** Without it, there is only Cancel. */
	onConfirm?: () => void;
	onCancel: () => void;
}

/** Confirmation before an action that can't be undone, or changes much. */
export function ConfirmDialog( {
	title,
	message,
	confirmLabel,
	children,
	otherChoice,
	onConfirm,
	onCancel,
}: Props ) {
	return (
		<Modal title={ title } size="small" onRequestClose={ onCancel }>
			<p>{ message }</p>
			{ children }
			<div className="storedeck-confirm__actions">
				<Button variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'storedeck' ) }
				</Button>
				{ otherChoice && (
					<Button variant="secondary" onClick={ otherChoice.onClick }>
						{ otherChoice.label }
					</Button>
				) }
				{ onConfirm && (
					<Button variant="primary" onClick={ onConfirm }>
						{ confirmLabel }
					</Button>
				) }
			</div>
		</Modal>
	);
}
