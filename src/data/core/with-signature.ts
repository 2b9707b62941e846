/**
 * Gives a selector the signature that `select( store )` shows. It is needed where
 * one argument decides on the type of another: the host takes such a function
 * apart and forgets it. At run time the selector is what it was.
 *
 * @example
 * getItems: withSignature< < Type extends string >( type: Type, query?: QueryFor< Type > ) => ItemsOf< Type > >()(
 * 	( state: ResourceState, type: string, query?: Query ) => …
 * )
 */
export const withSignature =
	< Signature extends ( ...args: never[] ) => unknown >() =>
	< Selector extends object >( selector: Selector ) =>
		// Only the host's types look for the property.
		selector as Selector & { CurriedSignature: Signature };
