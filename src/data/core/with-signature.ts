/**
 * Declares the signature of a selector in `select( store )`. Required when the
 * type of an argument depends on another one: WordPress' types lose this. Does
 * nothing at run time.
 *
 * @example
 * getItems: withSignature< < Type extends string >( type: Type, query?: QueryFor< Type > ) => ItemsOf< Type > >()(
 * 	( state: ResourceState, type: string, query?: Query ) => …
 * )
 */
export const withSignature =
	< Signature extends ( ...args: never[] ) => unknown >() =>
	< Selector extends object >( selector: Selector ) =>
		// Only WordPress' types read the property.
		selector as Selector & { CurriedSignature: Signature };
