import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../../common/failure-notice';
import { Loading } from '../../../common/loading';
import { useTask } from '../../../common/use-task';
import { useLoaded } from '../../../reports/use-loaded';
import { AddField } from './add-field';
import { PATH, add, load, remove } from './store-dimensions';
import type { NewDimension, StoreDimension } from './store-dimensions';

/** The fields that are dimensions, and a form to add one. */
export function Fields() {
	const loaded = useLoaded( PATH, load );
	const [ changed, setChanged ] = useState< typeof loaded.value >();
	const { isRunning: isSaving, run } = useTask();
	const list = useRef< HTMLDivElement >( null );
	const data = changed ?? loaded.value;

	const save = async (
		send: () => ReturnType< typeof add >,
		text: string
	) => {
		const isSaved = await run(
			async () => setChanged( await send() ),
			__( 'Could not save the field.', 'storedeck' ),
			text
		);
		if ( isSaved ) {
			// What had the focus may be gone.
			list.current?.focus();
		}
	};
	const addField = ( field: NewDimension ) =>
		save(
			() => add( field ),
			sprintf(
				/* translators: %s: name of a field of orders. */
				__(
					'“%s” added. Earlier orders are updated in the background.',
					'storedeck'
				),
				field.label
			)
		);
	const removeField = ( field: StoreDimension ) =>
		save(
			() => remove( field ),
			sprintf(
				/* translators: %s: name of a field of orders. */
				__( '“%s” removed.', 'storedeck' ),
				field.label
			)
		);

	if ( loaded.error ) {
		return (
			<FailureNotice
				message={ __( 'Could not load the fields.', 'storedeck' ) }
				detail={ loaded.error.message }
				onRetry={ loaded.retry }
			/>
		);
	}
	if ( ! data ) {
		return <Loading />;
	}
	return (
		<>
			<div
				ref={ list }
				tabIndex={ -1 }
				role="group"
				aria-label={ __( 'Fields in reports', 'storedeck' ) }
			>
				{ data.dimensions.length === 0 && (
					<p>{ __( 'No fields yet.', 'storedeck' ) }</p>
				) }
				<ul>
					{ data.dimensions.map( ( field ) => (
						<li key={ field.key }>
							<bdi>{ field.label }</bdi>{ ' ' }
							<code>{ field.order_meta }</code>{ ' ' }
							{ field.is_removable ? (
								<Button
									variant="link"
									isDestructive
									aria-label={ sprintf(
										/* translators: %s: name of a field of orders. */
										__( 'Remove “%s”', 'storedeck' ),
										field.label
									) }
									aria-disabled={ isSaving }
									onClick={ () =>
										! isSaving && removeField( field )
									}
								>
									{ __( 'Remove', 'storedeck' ) }
								</Button>
							) : (
								<span>
									{ __( 'Added by a plugin', 'storedeck' ) }
								</span>
							) }
						</li>
					) ) }
				</ul>
			</div>
			{ data.left > 0 ? (
				<AddField
					// A new form after each change.
					key={ data.dimensions.length }
					metaKeys={ data.meta_keys }
					isSaving={ isSaving }
					onAdd={ addField }
				/>
			) : (
				<p>
					{ __(
						'A store has room for no more fields. Remove one first.',
						'storedeck'
					) }
				</p>
			) }
		</>
	);
}
