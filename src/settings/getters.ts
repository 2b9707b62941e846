/**
 * An object whose properties are read again on each access: settings that scripts
 * change, texts whose translations load later.
 *
 * @param read Functions that return the properties.
 */
export const withGetters = < T extends object >( read: {
	readonly [ Name in keyof T ]: () => T[ Name ];
} ) =>
	Object.defineProperties(
		{},
		Object.fromEntries(
			Object.entries< () => unknown >( read ).map( ( [ name, get ] ) => [
				name,
				{ get, enumerable: true },
			] )
		)
		// It has the properties that are read.
	) as T;
