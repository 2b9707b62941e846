import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { parseQuantity, toLocalNumber } from '../../common/local-number';
import { getQuantityError } from '../../common/product/quantity-error';
import { formatCount } from '../../common/store-format';
import { StockConflict } from './stock-conflict';
import type { SaveFailure } from './use-save-stock';

interface Props {
	id: number;
	/** Name of the product. */
	name: string;
	/** The saved quantity. */
	quantity: number;
	/** `no`, `notify` or `yes`; undefined until loaded. */
	backorders?: string;
	/**
	 * @param quantity The new quantity.
	 * @param previous The quantity that it replaces.
	 * @return The failure, or undefined.
	 */
	onSave: (
		quantity: number,
		previous: number
	) => Promise< SaveFailure | undefined >;
	/**
	 * Called when the field gets or loses an unsaved value. Must be the same
	 * function on each render.
	 */
	onDirtyChange: ( id: number, isDirty: boolean ) => void;
	/** Called when saving fails after the field was removed. */
	onSaveError: ( reason: string ) => void;
}

/**
 * Quantity field. Enter and blur save, Escape resets. A value that could not be
 * saved stays in the field with the error.
 */
export function QuantityField( {
	id,
	name,
	quantity,
	backorders,
	onSave,
	onDirtyChange,
	onSaveError,
}: Props ) {
	const errorId = useId();
	const [ draft, setDraft ] = useState< string >();
	/** The quantity being saved, shown optimistically. */
	const [ pending, setPending ] = useState< number >();
	const [ error, setError ] = useState( '' );
	/** The stored quantity, when it was changed while this one was typed. */
	const [ conflict, setConflict ] = useState< number >();
	/** The quantity that was shown when typing began. */
	const replaced = useRef( quantity );
	const [ state, setState ] = useState< 'idle' | 'saving' | 'saved' >(
		'idle'
	);
	/** Number of the latest save; responses to earlier ones are ignored. */
	const latest = useRef( 0 );
	const isUnmounted = useRef( false );
	const input = useRef< HTMLInputElement >( null );
	const shown = pending ?? quantity;
	const isDirty = draft !== undefined;
	const wanted = draft === undefined ? undefined : parseQuantity( draft );

	useEffect( () => {
		onDirtyChange( id, isDirty );
		return () => onDirtyChange( id, false );
	}, [ id, isDirty, onDirtyChange ] );
	useEffect( () => {
		isUnmounted.current = false;
		return () => {
			isUnmounted.current = true;
		};
	}, [] );

	const reset = () => {
		setDraft( undefined );
		setError( '' );
		setConflict( undefined );
	};

	// A lost response: the change turned out to be saved.
	const isSaved =
		error !== '' &&
		draft !== undefined &&
		parseQuantity( draft ) === quantity;
	useEffect( () => {
		if ( isSaved ) {
			setDraft( undefined );
			setError( '' );
			setConflict( undefined );
			setState( 'saved' );
		}
	}, [ isSaved ] );

	const save = async ( previous = replaced.current ) => {
		if ( draft === undefined ) {
			return;
		}
		const parsed = parseQuantity( draft );
		if ( parsed === shown ) {
			reset();
			return;
		}
		const invalid = getQuantityError( draft, backorders );
		if ( parsed === undefined || invalid !== undefined ) {
			setError( invalid ?? '' );
			return;
		}
		const saveNumber = ++latest.current;
		reset();
		setPending( parsed );
		setState( 'saving' );
		const failure = await onSave( parsed, previous );
		if ( isUnmounted.current && failure !== undefined ) {
			onSaveError( failure.message );
		}
		if ( isUnmounted.current || saveNumber !== latest.current ) {
			return;
		}
		setPending( undefined );
		setState( failure === undefined ? 'saved' : 'idle' );
		if ( failure !== undefined ) {
			// Keep a value that was typed while saving.
			setDraft( ( typed ) => typed ?? toLocalNumber( String( parsed ) ) );
			setError( failure.message );
			setConflict( failure.current );
		}
	};

	return (
		<div className="storedeck-quantity">
			<span className="storedeck-quantity__state" aria-hidden="true">
				{ state === 'saving' && '…' }
				{ state === 'saved' && ! isDirty && '✓' }
			</span>
			<input
				ref={ input }
				type="text"
				// The sign is before the number in every language.
				dir="ltr"
				inputMode="decimal"
				autoComplete="off"
				aria-label={ sprintf(
					/* translators: %s: name of a product. */
					__( 'Quantity of %s', 'storedeck' ),
					name
				) }
				aria-invalid={ error !== '' }
				aria-describedby={ error ? errorId : undefined }
				value={ draft ?? toLocalNumber( String( shown ) ) }
				onFocus={ ( event ) => event.target.select() }
				onChange={ ( event ) => {
					if ( ! isDirty ) {
						replaced.current = shown;
					}
					setDraft( event.target.value );
					// The question of a conflict stays until it is answered.
					if ( conflict === undefined ) {
						setError( '' );
					}
					setState( ( now ) => ( now === 'saved' ? 'idle' : now ) );
				} }
				// A rejected value is sent again only on Enter, not on blur.
				onBlur={ () => error === '' && save() }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						if ( conflict === undefined ) {
							save();
						}
					} else if ( event.key === 'Escape' ) {
						reset();
					}
				} }
			/>
			{ conflict !== undefined && (
				<StockConflict
					id={ errorId }
					message={ sprintf(
						/* translators: %s: number of items in stock. */
						__(
							'Stock quantity was changed to %s in the meantime.',
							'storedeck'
						),
						formatCount( conflict )
					) }
					current={ formatCount( conflict ) }
					wanted={
						wanted === undefined ? undefined : formatCount( wanted )
					}
					onKeep={ () => {
						reset();
						input.current?.focus();
					} }
					onOverwrite={ () => {
						replaced.current = conflict;
						save( conflict );
						input.current?.focus();
					} }
				/>
			) }
			{ error && conflict === undefined && (
				<p
					id={ errorId }
					className="storedeck-stock-error"
					role="alert"
				>
					{ error }{ ' ' }
					{ sprintf(
						/* translators: %s: number of items in stock. */
						__( 'Unchanged: %s in stock.', 'storedeck' ),
						formatCount( quantity )
					) }
				</p>
			) }
			<span className="screen-reader-text" role="status">
				{ state === 'saved' &&
					! isDirty &&
					sprintf(
						/* translators: 1: name of a product, 2: number of items. */
						__( '%1$s: stock updated to %2$s.', 'storedeck' ),
						name,
						formatCount( quantity )
					) }
			</span>
		</div>
	);
}
