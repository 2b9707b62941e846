import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SectionHeader } from '@storedeck/components';
import { Fields } from './fields';
import './style.scss';

/** The section that makes fields of orders dimensions of reports. */
export function OrderFields() {
	const [ isOpen, setIsOpen ] = useState( false );
	const title = __( 'Fields of orders in reports', 'storedeck' );
	return (
		<section
			className="storedeck-order-fields"
			aria-label={ title }
			tabIndex={ -1 }
			data-retry-focus
		>
			<SectionHeader title={ title } />
			<div className="storedeck-order-fields__body">
				<p>
					{ __(
						'Extensions store more about orders, such as a delivery slot or a register. Add such a field to filter and split reports by it.',
						'storedeck'
					) }
				</p>
				<Button
					variant="secondary"
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ __( 'Manage fields', 'storedeck' ) }
				</Button>
				{ isOpen && <Fields /> }
			</div>
		</section>
	);
}
