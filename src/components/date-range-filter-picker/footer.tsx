import { Button } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Removes the dates of a custom range; undefined for a preset. */
	onReset?: () => void;
	canReset?: boolean;
	/** Why “Update” is disabled; empty if it is enabled. */
	missingInput: string;
	onUpdate: () => void;
}

/** The buttons of the dropdown, always visible while the content scrolls. */
export function Footer( {
	onReset,
	canReset = false,
	missingInput,
	onUpdate,
}: Props ) {
	const id = useId();
	return (
		<div className="woocommerce-filters-date__footer">
			{ /* A live region must exist before its text changes. */ }
			<p
				id={ id }
				className="woocommerce-filters-date__missing-input"
				aria-live="polite"
			>
				{ missingInput }
			</p>
			<div className="woocommerce-filters-date__button-group">
				{ onReset && (
					<Button
						variant="secondary"
						className="woocommerce-filters-date__button"
						disabled={ ! canReset }
						onClick={ onReset }
					>
						{ __( 'Reset', 'storedeck' ) }
					</Button>
				) }
				<Button
					variant="primary"
					className="woocommerce-filters-date__button"
					disabled={ missingInput !== '' }
					aria-describedby={ missingInput ? id : undefined }
					onClick={ onUpdate }
				>
					{ __( 'Update', 'storedeck' ) }
				</Button>
			</div>
		</div>
	);
}
