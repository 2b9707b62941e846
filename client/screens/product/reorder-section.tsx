import { __ } from '@wordpress/i18n';
import { useResource } from '@storedeck/data';
import { AsyncContent } from '../../common/async-content';
import { Panel } from '../../common/panel';
import { InlineField } from '../../common/reorder/inline-field';
import { reorderStore } from '../../common/reorder/store';
import { useSaveReorder } from '../../common/reorder/use-save-reorder';
import type { DaysField } from '../../common/reorder/use-save-reorder';

/** Supplier, lead time and cover of a product and its variations, each saved at once. */
export function ReorderSection( { id }: { id: number } ) {
	const values = useResource( reorderStore, 'getReorderValues', [ id ] );
	const store = useResource( reorderStore, 'getReorderSettings', [] );
	const { saveSupplier, saveDays } = useSaveReorder();
	const days: ReadonlyArray< [ DaysField, string ] > = [
		[ 'lead_time', __( 'Lead time (days)', 'storedeck' ) ],
		[ 'cover', __( 'Cover (days)', 'storedeck' ) ],
	];

	return (
		<Panel title={ __( 'Reorder', 'storedeck' ) }>
			<AsyncContent
				isLoading={ ! values.data }
				hasContent={ Boolean( values.data ) }
				error={ values.error }
				errorMessage={ __(
					'Could not load the supplier.',
					'storedeck'
				) }
				onRetry={ values.retry }
			>
				{ values.data && (
					<div className="storedeck-product__reorder">
						<InlineField
							isLabelShown
							label={ __( 'Supplier', 'storedeck' ) }
							value={ values.data.supplier }
							onSave={ ( text ) => saveSupplier( id, text ) }
						/>
						{ days.map( ( [ field, label ] ) => (
							<InlineField
								key={ field }
								isLabelShown
								isNumeric
								label={ label }
								value={ String( values.data?.[ field ] ?? '' ) }
								placeholder={ String(
									store.data?.[ field ] ?? ''
								) }
								onSave={ ( text ) =>
									saveDays( id, field, text )
								}
							/>
						) ) }
						<p>
							{ __(
								'Saved when you leave a field. Also for variations without their own.',
								'storedeck'
							) }
						</p>
					</div>
				) }
			</AsyncContent>
		</Panel>
	);
}
