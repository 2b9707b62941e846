import { Button } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Presets need no reset. */
	isCustom: boolean;
	canReset: boolean;
	onReset: () => void;
	/** Why 'Update' cannot be pressed; empty when it can. */
	obstacle: string;
	onUpdate: () => void;
}

/** The buttons, in sight however far the contents are scrolled. */
export function Footer( {
	isCustom,
	canReset,
	onReset,
	obstacle,
	onUpdate,
}: Props ) {
	const id = useId();
	return (
		<div className="woocommerce-filters-date__footer">
			{ /* Always there: only what changes in it is read out. */ }
			<p
				id={ id }
				className="woocommerce-filters-date__obstacle"
				aria-live="polite"
			>
				{ obstacle }
			</p>
			<div className="woocommerce-filters-date__button-group">
				{ isCustom && (
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
					disabled={ obstacle !== '' }
					aria-describedby={ obstacle ? id : undefined }
					onClick={ onUpdate }
				>
					{ __( 'Update', 'storedeck' ) }
				</Button>
			</div>
		</div>
	);
}
