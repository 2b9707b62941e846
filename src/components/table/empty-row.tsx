import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';

interface EmptyRowProps {
	columnCount: number;
	message?: ReactNode;
}

/**
 * Stands for the rows where there are none.
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
