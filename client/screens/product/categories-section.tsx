import { Button, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SelectControl } from '@storedeck/components';
import { useLatest } from '@storedeck/components/use-latest';
import { itemsStore } from '@storedeck/data';
import { announce } from '../../common/announce';
import { FailureNotice } from '../../common/failure-notice';
import { Panel } from '../../common/panel';
import { useCategories } from '../../common/product/use-categories';
import { useTask } from '../../common/use-task';
import { FieldPlace } from '../../common/record-form';
import type { SectionProps } from './form-context';

/** Searchable categories; a new one is created at once. */
export function CategoriesSection( { form }: SectionProps ) {
	const { saveItem } = useDispatch( itemsStore );
	const [ name, setName ] = useState( '' );
	const { isRunning: isCreating, run } = useTask();
	const { options, error, retry } = useCategories();
	const { categories } = form.values;
	// Others may be chosen while a new one is being created.
	const latest = useLatest( categories );

	const create = () => {
		if ( name.trim() === '' || isCreating ) {
			return;
		}
		run(
			async () => {
				const id = Number(
					( await saveItem( 'categories', { name } ) )?.id
				);
				form.setValue( 'categories', [
					...latest.current,
					{ id, name },
				] );
				announce(
					sprintf(
						/* translators: %s: name of a category. */
						__( 'Category %s added.', 'storedeck' ),
						name
					)
				);
				setName( '' );
			},
			__( 'Could not add the category.', 'storedeck' )
		);
	};

	return (
		<Panel title={ __( 'Categories', 'storedeck' ) }>
			{ error && (
				<FailureNotice
					message={ __( 'Could not load categories.', 'storedeck' ) }
					detail={ error.message }
					onRetry={ retry }
				/>
			) }
			<FieldPlace
				name="categories"
				error={ form.getError( 'categories' ) }
			>
				<SelectControl
					multiple
					isSearchable
					showAllOnFocus
					ariaLabel={ __( 'Categories', 'storedeck' ) }
					placeholder={ __( 'Search categories', 'storedeck' ) }
					help={ form.getError( 'categories' ) }
					options={ options }
					selected={ categories.map( ( category ) => ( {
						key: category.id,
						label: category.name,
					} ) ) }
					onChange={ ( selected ) =>
						form.setValue(
							'categories',
							Array.isArray( selected )
								? selected.map( ( { key, label } ) => ( {
										id: Number( key ),
										name: String( label ),
								  } ) )
								: []
						)
					}
				/>
			</FieldPlace>
			<div className="storedeck-record-form__add">
				<TextControl
					__nextHasNoMarginBottom
					label={ __( 'New category', 'storedeck' ) }
					autoComplete="off"
					value={ name }
					onChange={ setName }
					onKeyDown={ ( event ) => {
						if ( event.key === 'Enter' ) {
							event.preventDefault();
							create();
						}
					} }
				/>
				<Button
					variant="secondary"
					isBusy={ isCreating }
					aria-disabled={ name.trim() === '' || isCreating }
					onClick={ create }
				>
					{ __( 'Add category', 'storedeck' ) }
				</Button>
			</div>
		</Panel>
	);
}
