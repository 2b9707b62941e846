import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormState } from '@storedeck/components';
import { focusField } from '../../common/focus-field';
import { UnsavedChangesWarning } from '../../common/unsaved-changes-warning';
import { useSnackbar } from '../../common/use-snackbar';
import { AttributesSection } from './attributes-section';
import {
	GeneralSection,
	PriceSection,
	ShippingSection,
	StockSection,
} from './basic-sections';
import { CategoriesSection } from './categories-section';
import { getChangedNames } from './changed-fields';
import { ConflictNotice } from './conflict-notice';
import { ErrorSummary } from './error-summary';
import type { ProductFormState } from './form-context';
import { ImagesSection } from './images-section';
import { hasScreen } from '../../shell/favorites/menu-items';
import { ProductHeader } from './product-header';
import { ReorderSection } from './reorder-section';
import { pickFieldNames, readValues } from './product-values';
import type { FieldName, ProductValues, StoredProduct } from './product-values';
import { findUnpriced, PublishQuestion } from './publish-question';
import { StatusSection } from './status-section';
import { useSaveProduct } from './use-save-product';
import type { Refusal } from './use-save-product';
import { usePendingVariations } from './use-pending-variations';
import { useSaveShortcut } from './use-save-shortcut';
import { VariationsSection } from './variations-section';

interface Props {
	form: FormState< ProductValues >;
	product: StoredProduct | undefined;
	/** Called after a new product was created. */
	onCreated: ( id: number ) => void;
	onDeleted: () => void;
}

/** The fields of a product, saving, and what the server refuses. */
export function ProductForm( { form, product, onCreated, onDeleted }: Props ) {
	const { values, errors, touched, setValue, setTouched } = form;
	const { base, isSaving, save } = useSaveProduct( product );
	const notify = useSnackbar();
	const place = useRef< HTMLFormElement >( null );
	const [ refusal, setRefusal ] = useState< Refusal >();
	const [ hasTried, setHasTried ] = useState( false );
	/** What would be published without a price. */
	const [ unpriced, setUnpriced ] = useState< readonly string[] >();
	/** Leads to another screen, after which there are no changes to lose. */
	const [ leaving, setLeaving ] = useState< { to: () => void } >();
	useEffect( () => leaving?.to(), [ leaving ] );
	const variations = usePendingVariations();
	const changed = getChangedNames( values, base );
	const isDirty = ! leaving && ( changed.length > 0 || variations.count > 0 );
	const refused = refusal?.reason === 'fields' ? refusal.errors : {};
	const own: Readonly< Record< string, string | null | undefined > > = errors;
	const shown = Object.entries( { ...refused, ...own } ).flatMap(
		( [ name, message ] ) =>
			message ? [ [ name, message ] as const ] : []
	);

	const state: ProductFormState = {
		values,
		setValue: ( name, value ) => {
			setRefusal( ( before ) => forget( before, name ) );
			setUnpriced( undefined );
			setValue( name, value );
		},
		getError: ( name ) =>
			( touched[ name ] && errors[ name ] ) || refused[ name ],
		onBlur: ( name ) => setTouched( name ),
	};

	const setField = < Name extends FieldName >(
		name: Name,
		next: ProductValues
	) => setValue( name, next[ name ] );
	const apply = ( next: ProductValues, names = pickFieldNames() ) =>
		names.forEach( ( name ) => setField( name, next ) );

	const isNew = product === undefined;
	useEffect( () => {
		// A product that was just created replaces the form with the focus.
		if ( isNew ) {
			focusField( place.current, 'name' );
		} else if (
			place.current?.ownerDocument.activeElement ===
			place.current?.ownerDocument.body
		) {
			place.current?.focus( { preventScroll: true } );
		}
	}, [ isNew ] );

	const [ focused, setFocused ] = useState< { name: string } >();
	useEffect( () => {
		if ( focused ) {
			focusField( place.current, focused.name );
		}
	}, [ focused ] );

	/**
	 * @param status      Status to save with.
	 * @param isConfirmed Whether it may be published without a price.
	 */
	const submit = async ( status = values.status, isConfirmed = false ) => {
		if ( isSaving ) {
			return false;
		}
		const sent = { ...values, status };
		setHasTried( true );
		pickFieldNames().forEach( ( name ) => setTouched( name ) );
		const [ first ] =
			Object.entries( own ).find( ( [ , text ] ) => text ) ?? [];
		if ( first !== undefined ) {
			setFocused( { name: first } );
			return false;
		}
		const found = isConfirmed
			? undefined
			: findUnpriced( sent, base, variations );
		setUnpriced( found );
		if ( found ) {
			return false;
		}
		if ( base && getChangedNames( sent, base ).length === 0 ) {
			setHasTried( false );
			const areSaved = await variations.saveAll();
			if ( areSaved && variations.count > 0 ) {
				notify.success( __( 'Product saved.', 'storedeck' ) );
			}
			return areSaved;
		}
		const result = await save( sent );
		setRefusal( result.refusal );
		if ( result.product ) {
			setHasTried( false );
			const areSaved = await variations.saveAll();
			notify.success(
				base
					? __( 'Product saved.', 'storedeck' )
					: __( 'Product created.', 'storedeck' )
			);
			apply( readValues( result.product ) );
			if ( ! base ) {
				const { id } = result.product;
				setLeaving( { to: () => onCreated( id ) } );
			}
			return areSaved;
		}
		if ( result.refusal.reason === 'fields' ) {
			const [ name = '' ] = Object.keys( result.refusal.errors );
			setFocused( { name } );
		} else if ( result.refusal.reason === 'other' ) {
			notify.error(
				__( 'Could not save the product.', 'storedeck' ),
				result.refusal.error
			);
		}
		return false;
	};
	useSaveShortcut( () => submit() );

	return (
		<form
			ref={ place }
			className="storedeck-product"
			aria-label={ __( 'Product', 'storedeck' ) }
			tabIndex={ -1 }
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				submit();
			} }
		>
			<UnsavedChangesWarning isDirty={ isDirty } />
			{ base && <ProductHeader product={ base } /> }
			{ hasTried && shown.length > 0 && (
				<ErrorSummary
					errors={ shown }
					onSelect={ ( name ) => setFocused( { name } ) }
				/>
			) }
			{ unpriced && (
				<PublishQuestion
					type={ values.type }
					names={ unpriced }
					onEnterPrice={ () =>
						setFocused( { name: 'regular_price' } )
					}
					onSaveDraft={ () => {
						setValue( 'status', 'draft' );
						submit( 'draft' );
					} }
					onPublish={ () => submit( values.status, true ) }
				/>
			) }
			{ refusal?.reason === 'conflict' && (
				<ConflictNotice
					current={ refusal.current }
					onKeep={ () => {
						apply(
							readValues( base ?? {} ),
							pickFieldNames( Object.keys( refusal.current ) )
						);
						setRefusal( undefined );
						place.current
							?.querySelector< HTMLElement >( '[type="submit"]' )
							?.focus();
					} }
					onOverwrite={ () => submit() }
				/>
			) }
			<div className="storedeck-product__layout">
				<div className="storedeck-product__main">
					<GeneralSection form={ state } />
					<PriceSection form={ state } />
					<StockSection form={ state } />
					<ImagesSection form={ state } />
					<AttributesSection form={ state } />
					{ values.type === 'variable' && (
						<VariationsSection
							product={ base }
							pending={ variations }
							onPrepare={ () => submit() }
						/>
					) }
				</div>
				<div className="storedeck-product__side">
					<StatusSection
						form={ state }
						product={ base }
						onDeleted={ () => setLeaving( { to: onDeleted } ) }
					/>
					<CategoriesSection form={ state } />
					<ShippingSection form={ state } />
					{ base && hasScreen( '/reorder' ) && (
						<ReorderSection id={ base.id } />
					) }
				</div>
			</div>
			<div className="storedeck-product__actions">
				<span>{ isDirty && __( 'Unsaved changes', 'storedeck' ) }</span>
				<Button
					variant="primary"
					type="submit"
					isBusy={ isSaving }
					// A disabled button would lose the focus.
					aria-disabled={ isSaving || ( base && ! isDirty ) }
				>
					{ base
						? __( 'Save product', 'storedeck' )
						: __( 'Create product', 'storedeck' ) }
				</Button>
			</div>
		</form>
	);
}

/** Drops the error of a field that was edited. */
function forget( refusal: Refusal | undefined, name: string ) {
	if ( refusal?.reason !== 'fields' ) {
		return refusal;
	}
	const { [ name ]: _dropped, ...errors } = refusal.errors;
	return { ...refusal, errors };
}
