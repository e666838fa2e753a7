/** Indonesian: words that carry little meaning of their own. */
export const words = `
ada adalah adanya agar akan akhirnya aku anda antara apa apabila apakah atas atau bagai bagaimana bagi
bahkan bahwa banyak baru beberapa begitu belum berbagai berupa bila bisa boleh bukan cara cukup dahulu dalam
dan dapat dari daripada demi demikian dengan depan di dia diri dirinya dua dulu hal hampir hanya harus
hingga ia ialah ini itu jadi jangan jika juga justru kalau kali kami kamu karena karenanya ke kecuali
kemudian kepada ketika kini kita kembali kurang lagi lain lainnya lalu lebih maka mana masih masing maupun
melainkan melalui memang mengapa menjadi menurut mereka merupakan meski meskipun misalnya mulai mungkin
namun nanti nya oleh orang pada padahal para paling pasti per pernah pula pun saat saja saling sampai sana
sangat satu saya se seakan sebab sebagai sebagaimana sebelum sebelumnya sebuah secara sedang sehingga sejak
sekali sekarang sekitar selain selalu selama seluruh semakin semua seorang seperti sering serta sesuai
sesuatu setelah setiap siapa suatu sudah supaya tanpa tapi telah tengah tentang terhadap termasuk tersebut
tetap tetapi tiap tidak untuk walaupun yaitu yakni yang
`;
