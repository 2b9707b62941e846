import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';

interface EmptyRowProps {
	columnCount: number;
	message?: ReactNode;
}

/**
 * A row with a message, if there are no rows.
 *
 * @param props See `EmptyRowProps`.
 */
export const EmptyRow = ( { columnCount, message }: EmptyRowProps ) => (
	<tr>
		<td
			className="woocommerce-table__empty-item"
			colSpan={ columnCount || undefined }
		>
			<div className="woocommerce-table__empty-message">
				{ message ?? __( 'No data to display', 'storedeck' ) }
			</div>
		</td>
	</tr>
);
